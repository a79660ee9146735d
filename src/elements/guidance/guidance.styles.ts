import { css } from 'lit';

/** Where a hint points, the cards that show it, and what it says. */
export const guidanceStyles = css`
  .hinted > .face,
  .hinted > .back,
  .space.hinted {
    box-shadow:
      0 0 0 max(2px, 0.04 * var(--_solitaire-card)) var(--highlight),
      0 0 0.35em max(3px, 0.08 * var(--_solitaire-card)) var(--highlight);
  }
  .hint-target {
    outline: max(2px, 0.04 * var(--_solitaire-card)) dashed var(--highlight);
    outline-offset: max(1px, 0.02 * var(--_solitaire-card));
  }
  .ghost {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 150;
    inline-size: var(--_solitaire-card);
    block-size: var(--_solitaire-card-height);
    opacity: 0.9;
    pointer-events: none;
  }
  .ghost > .face {
    box-shadow: 0 0 0 max(2px, 0.04 * var(--_solitaire-card)) var(--highlight);
  }
  .fanned > .ghost {
    inset-block-start: calc(
      var(--closed-strips) * var(--_solitaire-closed-step) +
        (var(--open-strips) + var(--above, 0)) * var(--_solitaire-open-step)
    );
  }
  .advice {
    position: absolute;
    inset-block-end: 48px;
    inset-inline: 12px;
    z-index: 310;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }
  /* The truth after the game stands before the veil, and below what can be pressed there. */
  .advice:has(~ .veil[role='group']) {
    inset-block-end: 2px;
    z-index: 410;
  }
  .advice:has(~ .veil[role='group']) > .message-text {
    background: #000;
  }
  .advice ~ .veil[role='group'] {
    padding-block-end: 64px;
  }
  .advice .message-text {
    border: 1px solid var(--highlight);
    text-align: center;
    text-wrap: balance;
  }
  .advice .message-text::first-letter {
    text-transform: uppercase;
  }
  @media (forced-colors: active) {
    .hinted {
      outline: 4px solid Highlight;
    }
    .hint-target {
      outline-color: Highlight;
    }
  }
`;
