import type { ReportFilter, SavedView } from '@tramita/client/contract';
import { reportPageSizes, requestDateColumns } from '@tramita/client/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePersistentState } from '../../provider/storage/use-persistent-state.ts';
import {
  fromReportFilter,
  noFilters,
  type ReportFilters,
  readFilters,
  toReportFilter,
  withFilters,
} from './report-filters.ts';

const readAdded = (stored: unknown) =>
  Array.isArray(stored)
    ? requestDateColumns.flatMap(({ name }) => (stored.includes(name) ? [name as string] : []))
    : undefined;

const readPageSize = (stored: unknown) => reportPageSizes.find((size) => size === stored);

/** The part of the report that is in the address: its filter and its page, from 0. */
export interface ReportPlace {
  readonly filter?: ReportFilter | undefined;
  readonly page?: number | undefined;
}

const contentOf = (filters: ReportFilters): string => JSON.stringify(toReportFilter(filters));

/**
 * The filters, added columns and page of the report. Filters, columns and page size are stored in this browser.
 *
 * @param given its filter replaces the filters of the last visit
 */
export function useReportChoice(given: ReportPlace) {
  const [filters, setFilters] = usePersistentState('report.filter', noFilters, readFilters);
  const [pageSize, setPageSize] = usePersistentState('report.pageSize', reportPageSizes[0] ?? 10, readPageSize);
  const [added, setAdded] = usePersistentState<readonly string[]>('report.columns', [], readAdded);
  const [page, setPage] = useState(given.page ?? 0);
  const [changes, setChanges] = useState(0);
  const content = given.filter && JSON.stringify(given.filter);
  const latest = useRef(filters);
  latest.current = filters;
  /** The filter that was opened last; null before the first. */
  const opened = useRef<string | null | undefined>(null);
  useEffect(() => {
    const isFirst = opened.current === null;
    if (opened.current === content) return;
    opened.current = content;
    if (content === undefined) return;
    const next = fromReportFilter(JSON.parse(content) as ReportFilter);
    // an address that follows a change made here, in which a text may not be complete yet
    if (contentOf(next) === contentOf(latest.current)) return;
    setFilters(next);
    if (!isFirst) setPage(0);
  }, [content, setFilters]);
  const noteChange = useCallback(() => setChanges((before) => before + 1), []);
  const turn = (next: number) => {
    setPage(next);
    noteChange();
  };
  return {
    filters,
    added,
    setAdded,
    page,
    setPage: turn,
    pageSize,
    /** How often the user changed the filters or the page, or chose a saved view. The default view does not count. */
    changes,
    /** Called when the user chose a saved view, so that its filters are reported. */
    noteChange,
    /** Changes the rows per page and returns to the first page. */
    resize(size: number) {
      setPageSize(size);
      turn(0);
    },
    /** Changes filters and returns to the first page. */
    change(next: Partial<ReportFilters>) {
      setFilters((before) => withFilters(before, next));
      turn(0);
    },
    /** Applies the filters and columns of a saved view; without a view it clears the filters. */
    show(view: SavedView | null | undefined) {
      const state = view?.state;
      setFilters(state && 'report' in state ? fromReportFilter(state.report) : noFilters);
      if (state) setAdded(state.columns);
      setPage(0);
    },
  };
}

/** Reports each change the user made, after typing paused. */
export function useReportedPlace(
  place: Required<ReportPlace>,
  { changes, isSettled }: { readonly changes: number; readonly isSettled: boolean },
  onChange: ((place: Required<ReportPlace>) => void) | undefined,
): void {
  const reported = useRef(changes);
  useEffect(() => {
    if (!isSettled || reported.current === changes) return;
    reported.current = changes;
    onChange?.(place);
  });
}
