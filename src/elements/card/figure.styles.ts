import { css } from 'lit';

/** How the figures look on the faces; they come with their figures. */
export const figureStyles = css`
  .figure {
    --_pen: #15181d;
    --_lining: var(--solitaire-figure-lining, light-dark(#1f3f7a, #8ebcff));
    stroke: var(--_pen);
    stroke-linejoin: round;
    stroke-width: 1.2;

    .D & {
      --_lining: var(
        --solitaire-figure-lining,
        var(--_solitaire-lining, light-dark(#1f3f7a, #8ebcff))
      );
    }
    .C &,
    .S & {
      --_lining: var(--solitaire-figure-lining, light-dark(#c3122f, #ff8d86));
    }
    .joker & {
      --_lining: var(--solitaire-figure-lining, light-dark(#0f7f86, #6fd0d4));
    }
    .robe {
      fill: var(--_ink);
    }
    .lining {
      fill: var(--_lining);
    }
    .gold {
      fill: var(--solitaire-figure-gold, light-dark(#e3ae3c, #d8ac52));
    }
    .linen {
      fill: #fffdf7;
    }
    .silver {
      fill: #e6e0d4;
    }
    .skin {
      fill: #f8dcc3;
    }
    .lips {
      fill: #c3122f;
      stroke: none;
    }
    .dark {
      fill: var(--_pen);
    }
    .pen,
    .frame {
      fill: none;
    }
    .frame {
      stroke: var(--_ink);
    }
  }

  /* Two colours are left: outlines. */
  @media (forced-colors: active) {
    .figure {
      --_pen: CanvasText;

      .gold,
      .linen,
      .silver,
      .skin,
      :is(.D, .H, .joker) & .robe {
        fill: Canvas;
      }
      .lining,
      .lips {
        fill: CanvasText;
      }
    }
  }
`;
