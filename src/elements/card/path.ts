/** The drawing board of every card: all art is laid out on these units and scaled to the card. */
export const width = 200;
export const height = 280;

/**
 * Maps every point of a path. The path may hold absolute commands of x y pairs only (M L C Q Z),
 * so that numbers alternate and any mapping is right.
 */
function mapPath(d: string, x: (x: number) => number, y: (y: number) => number): string {
  let isY = true;
  return d.replace(/ ?(-?[\d.]+)/g, (_, digits: string) => {
    isY = !isY;
    return ` ${Math.round((isY ? y : x)(Number(digits)) * 10) / 10}`;
  });
}

/** The path with its origin at a point, larger or smaller. */
export function placePath(d: string, left: number, top: number, scale = 1): string {
  return mapPath(
    d,
    (x) => left + x * scale,
    (y) => top + y * scale,
  );
}

/** The path as the one who sits opposite sees it. */
export function turnPath(d: string): string {
  return mapPath(
    d,
    (x) => width - x,
    (y) => height - y,
  );
}

/** The path and, in the other half of the card, the same turned: a card has no wrong way up. */
export function doublePath(d: string): string {
  return d + turnPath(d);
}

/** The path and its image in the card's upright axis. */
export function mirrorPath(d: string): string {
  return (
    d +
    mapPath(
      d,
      (x) => width - x,
      (y) => y,
    )
  );
}
