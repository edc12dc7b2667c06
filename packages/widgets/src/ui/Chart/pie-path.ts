const point = (radius: number, turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
};

/**
 * Returns the outline of a slice of a ring around 0,0. `from` and `to` are turns, clockwise from the top; a slice of
 * the whole turn is a ring.
 */
export function slicePath(from: number, to: number, outer: number, inner: number): string {
  if (to - from >= 1) return `${slicePath(0, 0.5, outer, inner)} ${slicePath(0.5, 1, outer, inner)}`;
  const large = to - from > 0.5 ? 1 : 0;
  return [
    `M ${point(outer, from)}`,
    `A ${outer} ${outer} 0 ${large} 1 ${point(outer, to)}`,
    `L ${point(inner, to)}`,
    `A ${inner} ${inner} 0 ${large} 0 ${point(inner, from)}`,
    'Z',
  ].join(' ');
}

/** Returns where the slice of each value begins and ends, in turns. */
export function sliceTurns(values: readonly number[]): { readonly from: number; readonly to: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  let before = 0;
  return values.map((value) => {
    const from = total > 0 ? before / total : 0;
    before += value;
    return { from, to: total > 0 ? before / total : 0 };
  });
}
