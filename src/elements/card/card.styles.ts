import { css } from 'lit';

/** How faces and backs look; for the element whose shadow root holds them. */
export const cardStyles = css`
  .face,
  .back {
    --_face: var(--solitaire-face, light-dark(#fffdf7, #23272f));
    --_edge: var(--solitaire-card-edge, light-dark(rgb(0 0 0 / 0.3), rgb(255 255 255 / 0.22)));
    position: relative;
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
    container-type: inline-size;
    border: var(--solitaire-card-edge-width, 1px) solid var(--_edge);
    border-radius: var(--solitaire-card-radius, 7% / 5%);
    background: var(--_face);
    box-shadow: var(--solitaire-card-shadow, 0 1px 2px rgb(0 0 0 / 0.25));
    print-color-adjust: exact;
  }
  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .face {
    --_red: var(--solitaire-red, light-dark(#c3122f, #ff8d86));
    --_black: var(--solitaire-black, light-dark(#15181d, #e9e6df));
    --_mark: var(--solitaire-wild, light-dark(#7a3fc4, #c9a4ff));
    fill: var(--_ink);
    stroke: none;
  }
  .C,
  .S {
    --_lining: light-dark(#c3122f, #ff8d86);
  }
  .D,
  .H {
    --_lining: light-dark(#1f3f7a, #8ebcff);
  }
  .C {
    --_ink: var(--_solitaire-clubs, var(--_black));
  }
  .D {
    --_ink: var(--_solitaire-diamonds, var(--_red));
  }
  .H {
    --_ink: var(--_solitaire-hearts, var(--_red));
  }
  .S {
    --_ink: var(--_solitaire-spades, var(--_black));
  }
  .rank {
    fill: none;
    stroke: var(--_ink);
    stroke-width: 4.4;
    stroke-linejoin: round;
  }
  .small.rank {
    stroke-width: 9;
  }
  .medium.rank {
    stroke-width: 6;
  }
  .court {
    --_gold: var(--solitaire-court-gold, light-dark(#e3ae3c, #d8ac52));
    --_line: var(--solitaire-court-line, #15181d);
    stroke: var(--_line);
    stroke-width: 1.2;
    stroke-linejoin: round;
  }
  .robe {
    fill: var(--_ink);
  }
  .lining {
    fill: var(--_lining);
  }
  .gold {
    fill: var(--_gold);
  }
  .linen {
    fill: #fffdf7;
  }
  .skin {
    fill: #f8dcc3;
  }
  .silver {
    fill: #e6e0d4;
  }
  .lips {
    fill: #c3122f;
    stroke: none;
  }
  .dark {
    fill: var(--_line);
  }
  .inlay {
    fill: none;
    stroke: var(--_face);
    stroke-width: 2;
  }
  .pen {
    fill: none;
  }
  .frame {
    fill: none;
    stroke: var(--_ink);
    stroke-width: 1.2;
  }
  .mark {
    fill: var(--_mark);
  }
  .wild {
    box-shadow:
      inset 0 0 0 1.5px var(--_mark),
      var(--solitaire-card-shadow, 0 1px 2px rgb(0 0 0 / 0.25));
  }
  .medium,
  .large,
  .larger {
    display: none;
  }
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
  .back {
    fill: none;
    background: var(--solitaire-back-color, light-dark(#25508f, #2c4a78));
    stroke: var(--solitaire-back-line, light-dark(#9dbbe6, #7f9fd0));
    stroke-width: 2.5;
  }
  .rim {
    stroke: var(--solitaire-back-rim, var(--_face));
    stroke-width: 22;
  }
  .waves {
    display: none;
  }
  @container style(--solitaire-back: waves) {
    .lattice {
      display: none;
    }
    .waves {
      display: inline;
    }
  }
  @container style(--solitaire-back: plain) {
    .lattice {
      display: none;
    }
  }
`;

/** For the host that has the \`four-color\` attribute: a colour for each suit. */
export const fourColorStyles = css`
  :host([four-color]) {
    --_solitaire-clubs: var(--solitaire-clubs, light-dark(#0b6b33, #7fd494));
    --_solitaire-diamonds: var(--solitaire-diamonds, light-dark(#1456c0, #8ebcff));
    --_solitaire-hearts: var(--solitaire-hearts, light-dark(#c3122f, #ff8d86));
    --_solitaire-spades: var(--solitaire-spades, light-dark(#15181d, #e9e6df));
  }
`;
