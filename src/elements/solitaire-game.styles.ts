import { css } from 'lit';

/** The frame around the table: bar, messages; and the colours of all. */
export const gameStyles = css`
  :host {
    display: block;
    box-sizing: border-box;
    min-inline-size: min(100%, 280px);
  }
  :host([hidden]) {
    display: none;
  }
  /* What a page says of its own text must not change the game's. */
  .root {
    --table: var(--solitaire-table, light-dark(#2c6e53, #16392d));
    --text: var(--solitaire-text, #fff);
    --highlight: var(--solitaire-highlight, #ffd24a);
    --focus: var(--solitaire-focus, #fff);
    --loss: #ffb4a8;
    --tool: rgb(0 0 0 / 0.18);
    --tool-hover: rgb(0 0 0 / 0.32);
    --space-line: var(--solitaire-space, rgb(255 255 255 / 0.32));
    --space-fill: rgb(0 0 0 / 0.08);
    --space-sign: rgb(255 255 255 / 0.4);
    container: solitaire / inline-size;
    /* Where the width is asked of the element itself: as wide as the table likes to be. */
    contain-intrinsic-inline-size: 640px;
    position: relative;
    display: flex;
    flex-direction: column;
    box-sizing: border-box;
    block-size: 100%;
    overflow: clip;
    border-radius: var(--solitaire-radius, 12px);
    background: radial-gradient(
      120% 90% at 50% 0%,
      color-mix(in oklab, var(--table), white 10%),
      var(--table) 55%,
      color-mix(in oklab, var(--table), black 16%)
    );
    color: var(--text);
    font: 400 15px/1.4 var(--solitaire-font, system-ui, sans-serif);
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    user-select: none;
    -webkit-user-select: none;
  }
  .root * {
    box-sizing: border-box;
  }
  p {
    margin: 0;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 18px;
    align-items: center;
    justify-content: space-between;
    padding: 8px 12px 2px;
  }
  @container (width < 600px) {
    .bar {
      padding: 6px 8px 0;
    }
  }
  .own {
    display: contents;
  }
  .felt {
    position: relative;
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    min-block-size: 0;
    /* The stock's count hangs over the lower edge of its card. */
    padding-block-end: 6px;
  }
  .halted > .table {
    visibility: hidden;
  }
  .message {
    position: absolute;
    inset-block-end: 12px;
    inset-inline: 12px;
    z-index: 300;
    display: flex;
    justify-content: center;
    pointer-events: none;
  }
  .message-text {
    padding: 6px 14px;
    border-radius: 20px;
    background: rgb(0 0 0 / 0.78);
    color: #fff;
    font-size: 14px;
  }
  .message-text:empty {
    display: none;
  }
  .live {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (forced-colors: active) {
    .root,
    .message-text {
      border: 1px solid CanvasText;
    }
  }
`;
