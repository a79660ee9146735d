import { css } from 'lit';

/**
 * Figures and buttons, in the game's bar and in companions. In the game its colours are inherited; on
 * the page around there are none, and they go with the page's own.
 */
export const barStyles = css`
  .status {
    display: flex;
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 4px 18px;
    align-items: center;
    min-block-size: 40px;
  }
  .figure {
    line-height: 1.15;
  }
  /* The time stands between the moves and the pass. */
  .clock {
    order: 1;
  }
  .pass {
    order: 2;
  }
  .label {
    display: block;
    font-size: 12px;
    opacity: 0.85;
  }
  /* Room for what the numbers grow to: else the bar would break its line in mid-game. */
  .value {
    display: block;
    min-inline-size: 3ch;
    font-size: 18px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .clock > .value {
    min-inline-size: 5ch;
  }
  .room::before {
    visibility: hidden;
    content: attr(data-room);
  }
  .score {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
  }
  .score > .value {
    grid-column: 1 / -1;
    min-inline-size: 6ch;
  }
  /* Beside the label, where no number stands. */
  .rise {
    position: absolute;
    grid-area: 1 / 2;
    inset-block-start: -1px;
    inset-inline-start: 5px;
    color: var(--highlight, light-dark(#8a5a00, #ffd24a));
    font-size: 15px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
    opacity: 0;
    /* In step with the cards: where these have no motion, the score has none. */
    animation: rise calc(5 * var(--solitaire-move-duration, 220ms)) ease-out;
  }
  .loss {
    color: var(--loss, light-dark(#b3261e, #ffb4a8));
  }
  @keyframes rise {
    from {
      opacity: 1;
      translate: 0 6px;
    }
    60% {
      opacity: 1;
    }
    to {
      opacity: 0;
      translate: 0 -14px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .rise {
      animation: none;
    }
  }
  .timer {
    display: grid;
    gap: 4px;
    min-inline-size: 110px;
  }
  .timer-value {
    font-size: 30px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }
  .timer-bar {
    block-size: 6px;
    overflow: hidden;
    border-radius: 3px;
    background: color-mix(in srgb, currentcolor 25%, transparent);
  }
  .timer-left {
    display: block;
    block-size: 100%;
    background: var(--highlight, currentcolor);
    transform: scaleX(var(--left));
    transform-origin: 0 0;
  }
  :host(:dir(rtl)) .timer-left {
    transform-origin: 100% 0;
  }
  .urgent .timer-value {
    color: var(--loss, light-dark(#b3261e, #ffb4a8));
  }
  .urgent .timer-left {
    background: #ff7a66;
  }
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  button {
    font: inherit;
    cursor: pointer;
  }
  .tool {
    display: inline-flex;
    gap: 6px;
    align-items: center;
    justify-content: center;
    min-inline-size: 44px;
    min-block-size: 40px;
    padding: 4px 10px;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--tool, color-mix(in srgb, currentcolor 12%, transparent));
    color: inherit;
    font-size: 14px;
  }
  .tool svg {
    inline-size: 20px;
    block-size: 20px;
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .tool[aria-disabled='true'] {
    opacity: 0.45;
    cursor: default;
  }
  .tool[aria-pressed='true'] svg {
    opacity: 0.5;
  }
  @media (hover: hover) {
    .tool[aria-disabled='false']:hover {
      background: var(--tool-hover, color-mix(in srgb, currentcolor 22%, transparent));
    }
  }
  button:focus-visible {
    outline: 3px solid var(--focus, currentcolor);
    outline-offset: 2px;
  }
  .tool.mute .tool-label,
  .tool.help .tool-label {
    display: none;
  }
  @container (width < 900px) {
    .tool-label {
      display: none;
    }
  }
  /* Beside the game there need be no container. */
  @media (width < 600px) {
    .tool-label {
      display: none;
    }
  }
  @container (width < 600px) {
    .status {
      gap: 2px 14px;
    }
    /* One line, however many buttons: each is as wide as the table lets it be. */
    .toolbar {
      flex: 1 1 256px;
      flex-wrap: nowrap;
    }
    .tool {
      flex: 1 1 32px;
      min-inline-size: 0;
      padding-inline: 2px;
    }
  }
  /* Narrower than any phone: two lines rather than buttons that no finger meets. */
  @container (width < 280px) {
    .toolbar {
      flex-wrap: wrap;
    }
    .tool {
      flex-basis: 36px;
    }
  }
  @media (forced-colors: active) {
    .rise,
    .loss,
    .urgent .timer-value {
      color: CanvasText;
    }
    .tool {
      border: 1px solid ButtonText;
    }
    .timer-bar {
      border: 1px solid CanvasText;
    }
    .timer-left {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
