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
 * Keeps a selection until the filters change. Rows of several processes and steps go together: requests are ended
 * wherever they stand. @param key what the selection belongs to
 */
export function useReportSelection(page: readonly ReportRow[], key: string): ReportSelection {
  const [held, setHeld] = useState<{ key: string; rows: readonly ReportRow[] }>({ key, rows: [] });
  const selected = held.key === key ? held.rows : [];
  const protocols = new Set(selected.map(({ protocol }) => protocol));
  const onPage = page.filter(({ protocol }) => protocols.has(protocol)).length;
  const set = (rows: readonly ReportRow[]) => setHeld({ key, rows });
  const has = ({ protocol }: ReportRow) => protocols.has(protocol);
  // a row that was read anew says how it stands now
  const fresh = new Map(page.map((row) => [row.protocol, row]));
  const isAll = page.length > 0 && onPage === page.length;
  return {
    rows: selected.map((row) => fresh.get(row.protocol) ?? row),
    pageState: isAll ? 'all' : onPage > 0 ? 'some' : 'none',
    has,
    toggle: (row) => set(has(row) ? selected.filter(({ protocol }) => protocol !== row.protocol) : [...selected, row]),
    togglePage: () =>
      set(
        isAll
          ? selected.filter(({ protocol }) => !fresh.has(protocol))
          : [...selected, ...page.filter((row) => !has(row))],
      ),
    clear: () => set([]),
  };
}
