import { listReport, type ReportRow } from '@tramita/client/contract';
import { hasReportFilter } from '@tramita/client/rules';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import type { ListState } from '../../lists/list-state.ts';
import { searchRestMs, useSettled } from '../../timing/use-settled.ts';
import {
  areDaysWrong,
  type ReportFilters,
  rangeKeys,
  rangeNames,
  toReportFilter,
  typedText,
} from './report-filters.ts';

export interface ReportPage {
  page: number;
  itemsPerPage: number;
}

/** The filters after typing paused; chosen values apply at once. */
function useRestedFilters(filters: ReportFilters): ReportFilters {
  const [rested, setRested] = useState(filters);
  const typed = useSettled(typedText(filters), searchRestMs);
  if (rested !== filters && typed === typedText(filters)) {
    setRested(filters);
    return filters;
  }
  return rested;
}

/** A page of the report; skipped without a filter. A newer search aborts the former one. */
export function useReport(filters: ReportFilters, { page, itemsPerPage }: ReportPage) {
  const rested = useRestedFilters(filters);
  const filter = toReportFilter(rested);
  const query = { ...filter, page, itemsPerPage };
  const isWrong = rangeNames.some((name) => {
    const [from, to] = rangeKeys(name);
    return areDaysWrong(rested[from], rested[to]);
  });
  const enabled = hasReportFilter(filter) && !isWrong;
  const result = useCall(listReport, enabled ? { query } : null, { keepFormer: true });
  return { ...result, data: enabled ? result.data : undefined, filter, enabled, isSettled: rested === filters };
}

/** The report as a list. */
export interface ReportState extends ListState<ReportRow> {
  /** Whether there are filters; without them nothing is loaded. */
  readonly enabled: boolean;
  /** Whether rows or their placeholders are shown, and not an empty or failed state. */
  readonly hasRows: boolean;
  /** Whether the page no longer exists. */
  readonly isPastEnd: boolean;
}

/** Returns the state of the list. A report without filters is ready and has no total. */
export function reportStateOf(report: ReturnType<typeof useReport>, page: number): ReportState {
  const { data, enabled, isRefreshing, isRetrying, problem, retry } = report;
  const rows = data ?? [];
  const status = enabled || report.status === 'forbidden' ? report.status : 'ready';
  const isPastEnd = data?.length === 0 && page > 0;
  return {
    enabled,
    status,
    rows,
    total: data ? (data[0]?.totalLength ?? 0) : null,
    hasRows: status === 'loading' || rows.length > 0 || isPastEnd,
    isPastEnd,
    problem,
    isRefreshing,
    isRetrying,
    hasFailedLater: data !== undefined && problem !== null,
    retry,
  };
}
