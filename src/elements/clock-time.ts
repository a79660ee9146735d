/** Whole seconds as `m:ss`, from an hour on as `h:mm:ss`; never negative. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (part: number): string => String(part).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  const tail = two(whole % 60);
  return minutes < 60
    ? `${minutes}:${tail}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${tail}`;
}
