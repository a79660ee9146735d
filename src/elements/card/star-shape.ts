/** The wildcard's sign, a five-pointed star 100 units wide around its middle. */
export const starShape = Array.from({ length: 10 }, (_, point) => {
  const radius = point % 2 === 0 ? 52 : 23;
  const angle = (point * Math.PI) / 5;
  const x = Math.round(Math.sin(angle) * radius);
  const y = Math.round(-Math.cos(angle) * radius) + 3;
  return `${point === 0 ? 'M' : 'L'}${x} ${y}`;
})
  .join('')
  .concat('Z');
