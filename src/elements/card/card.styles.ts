import { css } from 'lit';

/**
 * How faces and backs look, for the element whose shadow root holds them. Everything is scaled to
 * the card's own width; colours, edge and back are custom properties, inherited from the page.
 */
export const cardStyles = css`
  .face,
  .back {
    --_face: var(--solitaire-face, light-dark(#fffdf7, #23272f));
    --_edge: var(--solitaire-card-edge, light-dark(rgb(0 0 0 / 0.3), rgb(255 255 255 / 0.25)));
    --_shadow: var(--solitaire-card-shadow, 0 1px 2px rgb(0 0 0 / 0.25));
    position: relative;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    container-type: inline-size;
    border: 1px solid var(--_edge);
    border-radius: var(--solitaire-card-radius, 7% / 5%);
    background: var(--_face);
    box-shadow: var(--_shadow);
    print-color-adjust: exact;

    & > svg {
      display: block;
      inline-size: 100%;
      block-size: 100%;
    }
  }

  .face {
    --_red: var(--solitaire-red, light-dark(#c3122f, #ff8d86));
    --_black: var(--solitaire-black, light-dark(#15181d, #e9e6df));
    --_wild: var(--solitaire-wild, light-dark(#7a3fc4, #c9a4ff));
    fill: var(--_ink);

    &.C {
      --_ink: var(--_solitaire-clubs, var(--_black));
    }
    &.D {
      --_ink: var(--_solitaire-diamonds, var(--_red));
    }
    &.H {
      --_ink: var(--_solitaire-hearts, var(--_red));
    }
    &.S {
      --_ink: var(--_solitaire-spades, var(--_black));
    }
    &.joker {
      --_ink: var(--_wild);
    }
    &.wild {
      box-shadow:
        inset 0 0 0 1.5px var(--_wild),
        var(--_shadow);
    }
    .mark {
      fill: var(--_wild);
    }

    .rank {
      fill: none;
      stroke: var(--_ink);
      stroke-linejoin: round;
    }
    .small.rank {
      stroke-width: 9;
    }
    .medium.rank {
      stroke-width: 6;
    }
    .large.rank {
      stroke-width: 4.7;
    }
    .inlay {
      fill: none;
      stroke: var(--_face);
      stroke-width: 2;
    }

    .medium,
    .large,
    .larger {
      display: none;
    }
    /* The border is not counted: cards above 65 px, and from 96 px on. */
    @container (width > 63px) {
      .small {
        display: none;
      }
      .medium,
      .larger {
        display: inline;
      }
    }
    @container (width >= 94px) {
      .medium {
        display: none;
      }
      .large {
        display: inline;
      }
    }
  }

  .back {
    --_back: var(--solitaire-back-color, light-dark(#23508f, #2b4a79));
    --_line: var(--solitaire-back-line, light-dark(#b4cbec, #88a7d6));
    fill: none;
    stroke: var(--_line);
    stroke-width: 1.7;

    & > svg {
      background: var(--_back);
    }
    /* Its own picture, over everything that is drawn. */
    &::after {
      position: absolute;
      inset: 0;
      background: var(--solitaire-back-image, none) center / cover no-repeat;
      content: '';
    }
    .rim {
      stroke: var(--solitaire-back-rim, var(--_face));
      stroke-width: 24;
    }
    .band {
      stroke: var(--_back);
      stroke-width: 10;
    }
    .medallion {
      fill: var(--_back);
    }
    .star {
      fill: var(--_line);
      stroke: none;
    }
    .waves,
    .rays {
      display: none;
    }
    @container style(--solitaire-back: waves) {
      .lattice,
      .medallion,
      .star {
        display: none;
      }
      .waves {
        display: inline;
      }
    }
    @container style(--solitaire-back: rays) {
      .lattice {
        display: none;
      }
      .rays {
        display: inline;
      }
    }
    @container style(--solitaire-back: plain) {
      .lattice {
        display: none;
      }
    }
  }

  @media (prefers-contrast: more) {
    .face,
    .back {
      --_face: var(--solitaire-face, light-dark(#fff, #000));
      --_edge: var(--solitaire-card-edge, light-dark(#000, #fff));
    }
    .face {
      --_red: var(--solitaire-red, light-dark(#a8001c, #ffb1ac));
      --_black: var(--solitaire-black, light-dark(#000, #fff));
    }
  }

  /* Two colours are left: hollow pips for the red suits. */
  @media (forced-colors: active) {
    .face,
    .back {
      --_face: Canvas;
      --_edge: CanvasText;
      forced-color-adjust: none;
    }
    .face:is(.C, .D, .H, .S, .joker) {
      --_ink: CanvasText;
      --_wild: CanvasText;
    }
    .face:is(.D, .H) svg > path:not(.rank, .inlay, .mark) {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 1.5px;
      vector-effect: non-scaling-stroke;
    }
    .back {
      --_back: Canvas;
      --_line: CanvasText;

      .rim {
        stroke: Canvas;
      }
    }
  }
`;

/** For the host that has the \`four-color\` attribute: each suit its own colour. */
export const fourColorStyles = css`
  :host([four-color]) {
    --_solitaire-clubs: var(--solitaire-clubs, light-dark(#0b6b33, #7fd494));
    --_solitaire-diamonds: var(--solitaire-diamonds, light-dark(#1456c0, #8ebcff));
    --_solitaire-lining: light-dark(#c3122f, #ff8d86);
    --_solitaire-hearts: var(--solitaire-hearts, light-dark(#c3122f, #ff8d86));
    --_solitaire-spades: var(--solitaire-spades, light-dark(#15181d, #e9e6df));
  }
`;
