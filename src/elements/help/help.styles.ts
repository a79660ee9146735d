/** Taken up when the panel is first opened. */
export const helpStyles = `
  .help-panel {
    box-sizing: border-box;
    inline-size: min(736px, 100vw - 32px);
    max-block-size: calc(100dvh - 32px);
    padding: 0;
    border: 0;
    border-radius: 16px;
    background: light-dark(#fffdf7, #23272f);
    color: light-dark(#15181d, #f1eee7);
    text-align: start;
    user-select: text;
    -webkit-user-select: text;
  }
  .help-panel::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
  .help-head {
    position: sticky;
    inset-block-start: 0;
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    padding: 12px 20px;
    background: inherit;
  }
  .help-panel h2,
  .help-text h2,
  .help-text h3 {
    margin: 0;
    line-height: 1.25;
  }
  .help-panel h2,
  .help-text h2 {
    font-size: 22px;
  }
  .help-text h3 {
    margin-block-start: 14px;
    font-size: 16px;
  }
  .help-body {
    padding: 0 20px 20px;
  }
  .help-text {
    inline-size: 100%;
    overflow-wrap: anywhere;
  }
  .help-note {
    font-weight: 600;
  }
  .help-text ul {
    margin: 4px 0 0;
    padding-inline-start: 1.3em;
  }
  .help-text dl {
    display: grid;
    grid-template-columns: fit-content(45%) 1fr;
    gap: 4px 16px;
    margin: 4px 0 0;
  }
  .help-text dd {
    margin: 0;
  }
  .help-text kbd {
    display: inline-block;
    padding: 0 6px;
    border: 1px solid currentcolor;
    border-radius: 5px;
    font: inherit;
    font-size: 13px;
  }
  .help-close {
    min-inline-size: 44px;
    min-block-size: 44px;
    flex: none;
    border: 1px solid currentcolor;
    border-radius: 22px;
    background: none;
    color: inherit;
    padding-inline: 16px;
    white-space: nowrap;
  }
  .help-close:focus-visible,
  .help-panel select:focus-visible,
  .help-body:focus-visible {
    outline: 3px solid currentcolor;
    outline-offset: 2px;
  }
  .help-panel label {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    margin-block-start: 14px;
  }
  .help-panel select {
    min-block-size: 36px;
    font: inherit;
  }
  @media (forced-colors: active) {
    .help-panel {
      border: 1px solid CanvasText;
    }
  }
`;
