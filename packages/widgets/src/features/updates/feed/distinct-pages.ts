import type { Update } from '@tramita/client/contract';

/** Removes rows that a new update pushed to the next page. A page without such rows stays the same array. */
export function distinctPages(pages: readonly (readonly Update[])[]): readonly (readonly Update[])[] {
  const seen = new Set<number>();
  return pages.map((page) => {
    const fresh = page.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.length === page.length ? page : fresh;
  });
}
