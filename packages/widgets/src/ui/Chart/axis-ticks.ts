/** Returns the values of a chart's grid lines: round numbers from 0 to the first one at or above the greatest value. */
export function axisTicks(greatest: number, lines = 4): number[] {
  const rough = Math.max(1, greatest) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough);
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
