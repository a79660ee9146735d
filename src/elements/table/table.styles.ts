import { css } from 'lit';

/**
 * The table as a grid whose cards are as large as its width and height allow. All sizes follow from
 * the layout's numbers in CSS alone, so the table has its size before any script has dealt.
 */
export const tableStyles = css`
  .table {
    --columns: var(--wide-columns);
    --heights: var(--wide-heights);
    --row-count: var(--wide-row-count);
    --gap-share: var(--solitaire-gap, 0.12);
    --move-duration: var(--solitaire-move-duration, 220ms);
    --width-units: calc(var(--columns) + (var(--columns) + 1) * var(--gap-share));
    --height-units: calc(1.4 * var(--heights) + (var(--row-count) + 1) * var(--gap-share));
    position: relative;
    flex: 1 1 auto;
    container-type: size;
    inline-size: 100%;
    min-block-size: 64px;
    max-block-size: var(--solitaire-max-height, max(320px, 100svh - 112px));
    aspect-ratio: calc(min(1, 1) * var(--width-units)) / calc(min(1, 1) * var(--height-units));
    max-inline-size: calc(var(--width-units) * var(--solitaire-card-width, 120px));
    margin-inline: auto;
  }
  .grid {
    --_solitaire-card: min(100cqi / var(--width-units), 100cqb / var(--height-units));
    --_solitaire-card-height: calc(1.4 * var(--_solitaire-card));
    --gap: calc(var(--gap-share) * var(--_solitaire-card));
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 50%;
    display: grid;
    grid-template-columns: repeat(var(--columns), var(--_solitaire-card));
    grid-template-rows: var(--wide-rows);
    gap: var(--gap);
    margin-inline-start: calc(var(--_solitaire-card) * var(--width-units) / -2);
    padding: var(--gap);
  }
  @container solitaire (width < 600px) {
    .table {
      --columns: var(--narrow-columns);
      --heights: var(--narrow-heights);
      --row-count: var(--narrow-row-count);
      --gap-share: var(--solitaire-gap, 0.08);
    }
    .grid {
      grid-template-rows: var(--narrow-rows);
    }
    .pile {
      --column: var(--narrow-column);
      --row: var(--narrow-row);
      --span: var(--narrow-span);
      --room: var(--narrow-room);
    }
  }
  .pile {
    position: relative;
    grid-column: var(--column, var(--wide-column));
    grid-row: var(--row, var(--wide-row)) / span var(--span, var(--wide-span));
  }
  .fanned {
    /* What a pile's fan may take of its cell beside the top card; the closed strips give way first. */
    --fan-room: calc(
      var(--room, var(--wide-room)) * var(--_solitaire-card-height) +
        (var(--span, var(--wide-span)) - 1) * var(--gap) - var(--_solitaire-card-height)
    );
    --open-full: calc(var(--solitaire-fan-up, 0.25) * var(--_solitaire-card-height));
    /* Small cards: where there is room, a strip is as high as a finger wants it. */
    --open-roomy: max(
      var(--open-full),
      min(36px, min(0.4, var(--solitaire-fan-up, 0.4)) * var(--_solitaire-card-height))
    );
    --_solitaire-closed-step: clamp(
      0.03 * var(--_solitaire-card-height),
      (var(--fan-room) - var(--open-strips) * var(--open-full)) / max(var(--closed-strips), 1),
      var(--solitaire-fan-down, 0.11) * var(--_solitaire-card-height)
    );
    --_solitaire-open-step: min(
      var(--open-roomy),
      (var(--fan-room) - var(--closed-strips) * var(--_solitaire-closed-step)) /
        max(var(--open-strips), 1)
    );
  }
  .space,
  .preview {
    position: absolute;
    inset-inline-start: 0;
    inset-block-start: 0;
  }
  .card,
  .space,
  .preview {
    box-sizing: border-box;
    inline-size: var(--_solitaire-card);
    block-size: var(--_solitaire-card-height);
    border-radius: var(--radius);
    --radius: var(--solitaire-card-radius, 7% / 5%);
  }
  /*
   * Each card lies on the one before it and leaves a strip of it free. Where a card lies follows from
   * those below it, not from a style of its own: then a dragged card's style is its transform alone,
   * which browsers take up at little cost. With a layer of its own no card is painted again
   * because another one passes over it.
   */
  .card {
    position: relative;
    margin-block-end: calc(-1 * var(--_solitaire-card-height));
    /* Sideways, an older card always shows its left edge, where its index stands. */
    inset-inline-start: calc(
      (var(--right, 0) * var(--along, 1) + var(--right-last, 0) * var(--back, 0)) * 0.28 *
        var(--_solitaire-card)
    );
    will-change: transform;
    cursor: default;
    touch-action: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }
  .fanned > .closed {
    margin-block-end: calc(var(--_solitaire-closed-step) - var(--_solitaire-card-height));
  }
  .fanned > .open {
    margin-block-end: calc(var(--_solitaire-open-step) - var(--_solitaire-card-height));
  }
  .interactive .card.open,
  .interactive .stock .card,
  .interactive .stock .space,
  .interactive .card.can-turn {
    cursor: pointer;
  }
  .left-handed {
    --back: -1;
  }
  :host(:dir(rtl)) .grid {
    --along: -1;
    --back: 1;
  }
  :host(:dir(rtl)) .left-handed {
    --back: 0;
  }
  .space {
    display: grid;
    place-items: center;
    border: max(1px, 0.02 * var(--_solitaire-card)) solid var(--space-line);
    background: var(--space-fill);
    color: var(--space-sign);
    font-size: calc(0.5 * var(--_solitaire-card));
    line-height: 1;
    touch-action: manipulation;
  }
  .sign {
    inline-size: 60%;
    text-align: center;
    fill: currentcolor;
  }
  /* In the middle of the arrow: how often it may still be followed. */
  .sign,
  .left {
    grid-area: 1 / 1;
  }
  .left {
    font-size: calc(0.2 * var(--_solitaire-card));
    font-weight: 700;
  }
  .target > .space[role],
  .target > .card.top {
    outline: max(2px, 0.05 * var(--_solitaire-card)) solid var(--highlight);
    outline-offset: 0;
  }
  .held {
    z-index: 3;
  }
  .card.held > .face {
    border-color: var(--highlight);
    box-shadow:
      0 0 0 max(2px, 0.04 * var(--_solitaire-card)) var(--highlight),
      0 1px 5px 1px var(--highlight);
  }
  .from {
    position: absolute;
    inset-block-start: -0.55em;
    inset-inline-start: 50%;
    translate: -50% 0;
    padding: 0.1em 0.5em;
    border-radius: 1em;
    background: var(--highlight);
    color: #1a1300;
    font-size: max(9px, 0.13 * var(--_solitaire-card));
    font-weight: 700;
    letter-spacing: 0.05em;
    line-height: 1.3;
    pointer-events: none;
  }
  /* Drawn, not written: to a screen reader the card is a pressed button, and that is enough. */
  .from::before {
    content: attr(data-word);
  }
  :host(:dir(rtl)) .from {
    translate: 50% 0;
  }
  /* Light between two dark lines: seen on the felt and on the cards around. */
  .card:focus-visible,
  .space:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 1px;
    box-shadow:
      0 0 0 1px #000,
      0 0 0 6px #000;
    z-index: 5;
  }
  .moving {
    z-index: 100;
  }
  .lifted {
    z-index: 200;
    cursor: grabbing;
    transition: none;
  }
  .lifted > .from {
    display: none;
  }
  .lifted > .face {
    box-shadow: 0 0.5em 1em rgb(0 0 0 / 0.35);
  }
  .preview {
    z-index: 6;
    opacity: 0.8;
    pointer-events: none;
  }
  .fanned > .preview {
    inset-block-start: calc(
      var(--closed-strips) * var(--_solitaire-closed-step) + (var(--open-strips) + 1) *
        var(--_solitaire-open-step)
    );
  }
  .count {
    position: absolute;
    /* Over the pile below, where it hangs into that. */
    z-index: 2;
    inset-inline-start: calc(var(--_solitaire-card) / 2);
    inset-block-start: calc(var(--_solitaire-card-height) - 0.8em);
    padding: 0 0.5em;
    border-radius: 1em;
    background: rgb(0 0 0 / 0.78);
    color: #fff;
    font-size: max(10px, 0.14 * var(--_solitaire-card));
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    text-align: center;
    translate: -50% 0;
    pointer-events: none;
  }
  :host(:dir(rtl)) .count {
    translate: 50% 0;
  }
  .probe {
    position: absolute;
    inset: 0 auto auto 0;
    inline-size: 0;
    block-size: 0;
    visibility: hidden;
  }
  .probe.right {
    left: 100px;
  }
  .probe.below {
    top: 100px;
  }
  @media (forced-colors: active) {
    .card.held > .face,
    .target > .space[role],
    .target > .card.top {
      outline: 3px solid Highlight;
    }
    .space {
      border-color: GrayText;
    }
  }
`;
