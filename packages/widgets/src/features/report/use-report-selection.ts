import type { ReportRow } from '@tramita/client/contract';
import { useState } from 'react';

/** The rows of the report a person selected, over all pages. */
export interface ReportSelection {
  readonly rows: readonly ReportRow[];
  /** Of the rows of the page. */
  readonly pageState: 'all' | 'some' | 'none';
  has: (row: ReportRow) => boolean;
  toggle: (row: ReportRow) => void;
  togglePage: () => void;
  clear: () => void;
}

/**
 * Keeps a selection until the filters change. Rows of several processes and steps can be selected together, because
 * requests are ended at whatever step they are. @param key what the selection belongs to
 */
export function useReportSelection(page: readonly ReportRow[], key: string): ReportSelection {
  const [held, setHeld] = useState<{ key: string; rows: readonly ReportRow[] }>({ key, rows: [] });
  const selected = held.key === key ? held.rows : [];
  const uuids = new Set(selected.map(({ uuid }) => uuid));
  const onPage = page.filter(({ uuid }) => uuids.has(uuid)).length;
  const set = (rows: readonly ReportRow[]) => setHeld({ key, rows });
  const has = ({ uuid }: ReportRow) => uuids.has(uuid);
  // rows of the page are newer than the selected copies
  const fresh = new Map(page.map((row) => [row.uuid, row]));
  const isAll = page.length > 0 && onPage === page.length;
  return {
    rows: selected.map((row) => fresh.get(row.uuid) ?? row),
    pageState: isAll ? 'all' : onPage > 0 ? 'some' : 'none',
    has,
    toggle: (row) => set(has(row) ? selected.filter(({ uuid }) => uuid !== row.uuid) : [...selected, row]),
    togglePage: () =>
      set(isAll ? selected.filter(({ uuid }) => !fresh.has(uuid)) : [...selected, ...page.filter((row) => !has(row))]),
    clear: () => set([]),
  };
}
