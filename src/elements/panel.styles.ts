import { css } from 'lit';

/** What stands over the table, or in place of it: the veil with an outcome or a pause, an error. */
export const panelStyles = css`
  :is(.veil, .error):focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: -4px;
  }
  .veil {
    position: absolute;
    inset: 0;
    z-index: 400;
    display: grid;
    place-items: center;
    place-items: safe center;
    padding: 12px;
    /* A low table shows less than there is to be said. */
    overflow: auto;
    scroll-padding: 12px;
    background: rgb(0 0 0 / 0.4);
    animation: veil calc(2 * var(--solitaire-move-duration, 220ms)) ease-out backwards;
  }
  /* The cards celebrate first. */
  .veil:has(.won) {
    animation-delay: calc(6 * var(--solitaire-move-duration, 220ms));
  }
  @keyframes veil {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .veil {
      animation: none;
    }
  }
  .outcome {
    display: grid;
    gap: 8px;
    justify-items: center;
    min-inline-size: min(260px, 100%);
    padding: 24px 28px;
    border-radius: 16px;
    background: light-dark(#fffdf7, #23272f);
    box-shadow: 0 12px 40px rgb(0 0 0 / 0.4);
    color: light-dark(#15181d, #f1eee7);
    text-align: center;
  }
  .outcome-title {
    font-size: 26px;
    font-weight: 700;
    line-height: 1.2;
  }
  .outcome-score {
    font-size: 20px;
    font-variant-numeric: tabular-nums;
  }
  .outcome-detail {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    justify-content: center;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
    opacity: 0.8;
  }
  .again {
    min-block-size: 44px;
    margin-block-start: 8px;
    padding: 8px 22px;
    border: 0;
    border-radius: 22px;
    background: light-dark(#20634a, #7fd0ad);
    color: light-dark(#fff, #10241c);
    font-weight: 600;
  }
  .again:focus-visible {
    outline-color: light-dark(#15181d, #fff);
  }
  .again.second {
    border: 1px solid currentColor;
    background: none;
    color: inherit;
  }
  /* On the table, whose colour is that of the buttons of a panel, or any other. */
  .again.on-table {
    background: var(--text);
    color: color-mix(in oklab, var(--table), black 30%);
  }
  .again:is(.on-table, .on-table ~ .second):focus-visible {
    outline-color: var(--focus);
  }
  /* What stays over a small table hides as little of its last cards as can be. */
  @container (width < 600px) {
    .message {
      inset-block-end: 2px;
    }
    .message > .message-text {
      padding: 2px 12px;
    }
  }
  .notice {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    padding: 6px 8px 6px 14px;
    background: #fff3c4;
    color: #3a2c00;
    overflow-wrap: anywhere;
    user-select: text;
    -webkit-user-select: text;
  }
  .error {
    display: grid;
    place-content: center;
    gap: 6px;
    min-block-size: 144px;
    padding: 24px;
    overflow-wrap: anywhere;
    user-select: text;
    -webkit-user-select: text;
  }
  .error-title {
    font-size: 18px;
    font-weight: 700;
  }
  @media (forced-colors: active) {
    .outcome {
      border: 1px solid CanvasText;
    }
    .again {
      border: 1px solid ButtonText;
    }
  }
`;
