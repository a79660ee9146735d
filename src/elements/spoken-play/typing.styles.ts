/** The line for typed moves. */
export const typingStyles = `
  .typing {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 310;
    display: flex;
    justify-content: center;
    padding: 8px 12px;
    background: rgb(0 0 0 / 0.78);
    color: #fff;
  }
  .typing:not(:focus-within) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  .typing label {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
  }
  .typing input {
    min-block-size: 36px;
    inline-size: 12em;
    max-inline-size: 100%;
    padding: 2px 10px;
    border: 1px solid #fff;
    border-radius: 6px;
    background: #fff;
    color: #15181d;
    font: inherit;
  }
  .typing input:focus-visible {
    outline: 3px solid var(--highlight);
    outline-offset: 2px;
  }
`;
