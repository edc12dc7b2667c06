import type { TaskRow } from '@tramita/client/contract';
import type { ListPage, ShownPage } from './shown-page.ts';

export interface MergeOptions {
  /** Whether it is the first page. On later ones rows may also have moved to the page before. */
  readonly isFirst: boolean;
  /** Whether new rows may be added now; otherwise they are counted only. */
  readonly canAdd: boolean;
}

/**
 * Returns the shown page after the server answered the same query again: shown rows get their new content, rows that have
 * left the list are kept and marked, and new rows are added or counted.
 */
export function withChanges(shown: ShownPage, fetched: ListPage, { isFirst, canAdd }: MergeOptions): ShownPage {
  const newer = new Map(fetched.rows.map((row) => [row.uuid, row]));
  const gone = goneRows(shown, fetched, isFirst);
  const rows = shown.rows.map((row) => newer.get(row.uuid) ?? row);
  if (isFirst && canAdd) {
    const added = withGone(fetched.rows, rows, gone);
    return { rows: added, total: fetched.total, base: fetched.total + gone.size, gone, waiting: 0 };
  }
  const arrived = fetched.total - shown.base + gone.size;
  const waiting = Math.max(0, arrived, isFirst ? newRows(shown, fetched) : 0);
  return { rows, total: fetched.total, base: shown.base, gone, waiting };
}

/**
 * Returns the uuids of shown rows that have left the list. A missing row at the edge of the page may have moved to the
 * next or previous page instead, so it only counts if the whole list is on this page.
 */
function goneRows(shown: ShownPage, fetched: ListPage, isFirst: boolean): ReadonlySet<string> {
  const present = new Set(fetched.rows.map(({ uuid }) => uuid));
  const isWhole = isFirst && fetched.rows.length === fetched.total;
  const first = shown.rows.findIndex(({ uuid }) => present.has(uuid));
  const last = shown.rows.findLastIndex(({ uuid }) => present.has(uuid));
  const isInside = (index: number) => index < last && (isFirst || index > first);
  const missing = shown.rows.filter(
    ({ uuid }, index) => !present.has(uuid) && (isWhole || isInside(index) || shown.gone.has(uuid)),
  );
  return new Set(missing.map(({ uuid }) => uuid));
}

/** Counts rows of the first page that were not there before; those after the last known row may be from the next page. */
function newRows(shown: ShownPage, fetched: ListPage): number {
  const known = new Set(shown.rows.map(({ uuid }) => uuid));
  const wasWhole = shown.rows.length >= shown.base;
  const last = wasWhole ? fetched.rows.length : fetched.rows.findLastIndex(({ uuid }) => known.has(uuid));
  return fetched.rows.filter(({ uuid }, index) => !known.has(uuid) && index < last).length;
}

/** Puts rows that have left the list after the row that they followed. */
function withGone(
  fetched: readonly TaskRow[],
  before: readonly TaskRow[],
  gone: ReadonlySet<string>,
): readonly TaskRow[] {
  const rows = [...fetched];
  for (const [index, row] of before.entries()) {
    if (!gone.has(row.uuid)) continue;
    const previous = before[index - 1]?.uuid;
    rows.splice(previous === undefined ? 0 : rows.findIndex(({ uuid }) => uuid === previous) + 1, 0, row);
  }
  return rows;
}
