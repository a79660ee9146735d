import type { CSSResult } from 'lit';

/**
 * Nobody sees a panel at once, so their styles come in a file of their own, asked for at once.
 * Resolved with nothing when they will not come: a panel can be read without.
 */
export const panelStylesLoaded: Promise<CSSResult | undefined> = import('./panel.styles.js').then(
  ({ panelStyles }) => panelStyles,
  () => undefined,
);
