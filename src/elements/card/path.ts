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

/** The path with its origin at a point, larger or smaller, and wider by its stretch. */
export function placePath(d: string, left: number, top: number, scale = 1, stretch = 1): string {
  return mapPath(
    d,
    (x) => left + x * scale * stretch,
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

/** A circle in two curves; nobody sees that it is not quite round. */
export function dot(x: number, y: number, radius: number): string {
  const [left, right, up, down] = [x - radius, x + radius, y - radius * 1.33, y + radius * 1.33];
  return `M${left} ${y}C${left} ${up} ${right} ${up} ${right} ${y}C${right} ${down} ${left} ${down} ${left} ${y}Z`;
}
