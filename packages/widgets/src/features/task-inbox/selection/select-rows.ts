import type { TaskRow } from '@tramita/client/contract';
import { canSelectAll, canSelectTogether, type ListName, type selectionMessages } from '@tramita/client/rules';

/** The new selection, or why it was refused. */
export type SelectResult = { readonly rows: readonly TaskRow[] } | { readonly refusal: SelectRefusal };

/** A selection message: rows of several processes or steps, or a page without the required filters. */
export type SelectRefusal = Extract<keyof typeof selectionMessages, 'mixed' | 'notFiltered'>;

const without = (selected: readonly TaskRow[], rows: readonly TaskRow[]): TaskRow[] =>
  selected.filter(({ uuid }) => !rows.some((row) => row.uuid === uuid));

const isSelected = (selected: readonly TaskRow[], { uuid }: TaskRow): boolean =>
  selected.some((row) => row.uuid === uuid);

/** Adds rows to a selection, all or none. */
export function withRows(selected: readonly TaskRow[], rows: readonly TaskRow[], list: ListName): SelectResult {
  const added = [...selected, ...without(rows, selected)];
  return canSelectTogether(added, list) ? { rows: added } : { refusal: 'mixed' };
}

/** Selects or deselects a row. */
export function withToggled(selected: readonly TaskRow[], row: TaskRow, list: ListName): SelectResult {
  return isSelected(selected, row) ? { rows: without(selected, [row]) } : withRows(selected, [row], list);
}

/** Adds the rows between two of a page, both included. */
export function withRange(
  selected: readonly TaskRow[],
  page: readonly TaskRow[],
  from: string | null,
  to: TaskRow,
  list: ListName,
): SelectResult {
  const last = page.findIndex(({ uuid }) => uuid === to.uuid);
  const start = page.findIndex(({ uuid }) => uuid === from);
  const first = start < 0 ? last : start;
  return withRows(selected, page.slice(Math.min(first, last), Math.max(first, last) + 1), list);
}

/** How much of a page is selected. */
export function pageState(selected: readonly TaskRow[], page: readonly TaskRow[]): 'all' | 'some' | 'none' {
  const count = page.filter((row) => isSelected(selected, row)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
}

/** Selects every row of a page, which requires its filters. */
export function withPage(
  selected: readonly TaskRow[],
  page: readonly TaskRow[],
  filters: { readonly process: string; readonly step: string },
  list: ListName,
): SelectResult {
  return canSelectAll(filters, list) ? withRows(selected, page, list) : { refusal: 'notFiltered' };
}

/** Toggles the box of a page: deselects its rows if all are selected, else selects them. */
export function withPageToggled(...[selected, page, filters, list]: Parameters<typeof withPage>): SelectResult {
  const isWhole = pageState(selected, page) === 'all';
  return isWhole ? { rows: without(selected, page) } : withPage(selected, page, filters, list);
}
