import { css } from 'lit';

/** A companion is a part of the page around it: its font and its colours are the page's. */
export const companionStyles = css`
  :host {
    display: block;
    font-family: var(--solitaire-font, inherit);
  }
  :host([hidden]) {
    display: none;
  }
  .companion {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    align-items: center;
  }
`;
