import type { ReportFilter, SavedView } from '@tramita/client/contract';
import { reportPageSizes, requestDateColumns } from '@tramita/client/rules';
import { useEffect, useState } from 'react';
import { usePersistentState } from '../../provider/use-persistent-state.ts';
import { fromReportFilter, noFilters, type ReportFilters, readFilters, withFilters } from './report-filters.ts';

const readAdded = (stored: unknown) =>
  Array.isArray(stored)
    ? requestDateColumns.flatMap(({ name }) => (stored.includes(name) ? [name as string] : []))
    : undefined;

const readPageSize = (stored: unknown) => reportPageSizes.find((size) => size === stored);

/**
 * The filters, added columns and page of the report. Filters, columns and page size are stored in this browser.
 *
 * @param given replaces the filters of the last visit
 */
export function useReportChoice(given: ReportFilter | undefined) {
  const [filters, setFilters] = usePersistentState('report.filter', noFilters, readFilters);
  const [pageSize, setPageSize] = usePersistentState('report.pageSize', reportPageSizes[0] ?? 10, readPageSize);
  const [added, setAdded] = usePersistentState<readonly string[]>('report.columns', [], readAdded);
  const [page, setPage] = useState(0);
  const content = given && JSON.stringify(given);
  useEffect(() => {
    if (content === undefined) return;
    setFilters(() => fromReportFilter(JSON.parse(content) as ReportFilter));
    setPage(0);
  }, [content, setFilters]);
  return {
    filters,
    added,
    setAdded,
    page,
    setPage,
    pageSize,
    /** Changes the rows per page and returns to the first page. */
    resize(size: number) {
      setPageSize(size);
      setPage(0);
    },
    /** Changes filters and returns to the first page. */
    change(next: Partial<ReportFilters>) {
      setFilters((before) => withFilters(before, next));
      setPage(0);
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
