const mostCharacters = 60;

/** Returns a title as a URL segment: `Reembolso de despesas` gives `reembolso-de-despesas`. */
export function addressSegment(title: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, mostCharacters)
    .replace(/^-|-$/g, '');
  return words === '' ? 'processo' : words;
}

/** Returns the first of `segment`, `segment-2`, `segment-3` … that is not taken. */
export function freeSegment(segment: string, taken: readonly string[]): string {
  const others = new Set(taken);
  let free = segment;
  for (let number = 2; others.has(free); number += 1) free = `${segment}-${number}`;
  return free;
}
