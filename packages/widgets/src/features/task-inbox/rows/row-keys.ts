/** The rows of a page with their React keys. */
export interface KeyedRows<Row extends { readonly uuid: string }> {
  readonly rows: readonly Row[];
  /** The key of the row at each position. */
  readonly keys: readonly number[];
  /** The first number that no row has had. */
  readonly unused: number;
}

/**
 * Returns the keys of a page of rows. A row that stays keeps its key. A new row takes the key of the row that was at its
 * position and left, so that the browser changes its elements instead of creating others; not if that row was in use, because
 * it may have the focus or an open menu.
 */
export function keyRows<Row extends { readonly uuid: string }>(
  rows: readonly Row[],
  before: KeyedRows<Row> | null,
  isInUse: (uuid: string) => boolean,
): KeyedRows<Row> {
  const known = new Map(before?.rows.map(({ uuid }, at) => [uuid, before.keys[at]]));
  const staying = new Set(rows.map(({ uuid }) => uuid));
  let unused = before?.unused ?? 0;
  const keys = rows.map(({ uuid }, at) => {
    const former = before?.rows[at];
    const isFree = former !== undefined && !staying.has(former.uuid) && !isInUse(former.uuid);
    const key = known.get(uuid) ?? (isFree ? before?.keys[at] : undefined);
    if (key !== undefined) return key;
    unused += 1;
    return unused - 1;
  });
  return { rows, keys, unused };
}
