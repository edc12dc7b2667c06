import { listReport } from '@tramita/client/contract';
import { hasReportFilter } from '@tramita/client/rules';
import { useState } from 'react';
import { useCall } from '../../calls/use-call.ts';
import { searchRestMs, useSettled } from '../../timing/use-settled.ts';
import {
  isWrongRange,
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
    return isWrongRange(rested[from], rested[to]);
  });
  const enabled = hasReportFilter(filter) && !isWrong;
  const result = useCall(listReport, enabled ? { query } : null, { keepFormer: true });
  return { ...result, data: enabled ? result.data : undefined, filter, enabled, isSettled: rested === filters };
}
