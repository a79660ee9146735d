function channels(color: string): number[] {
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!color.startsWith('rgb(')) throw new Error(`Not a plain colour: ${color}`);
  return numbers;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two plain colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How well a button stands out, by its ground or its edge, from the table that it stands on. */
export function contrastWithTable(button: HTMLElement): number {
  const probe = document.createElement('i');
  probe.style.color = 'var(--table)';
  button.before(probe);
  const { color: table } = getComputedStyle(probe);
  probe.remove();
  const { backgroundColor, borderTopColor, borderTopStyle } = getComputedStyle(button);
  const isOutlined = borderTopStyle === 'solid';
  return contrast(isOutlined ? borderTopColor : backgroundColor, table);
}
