import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listReport } from '@tramita/client/contract';
import { hasReportFilter } from '@tramita/client/rules';
import { useState } from 'react';
import { useTramita } from '../../provider/tramita-context.ts';
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

/** The filters once typing rested; what is chosen counts at once. */
function useRestedFilters(filters: ReportFilters): ReportFilters {
  const [rested, setRested] = useState(filters);
  const typed = useSettled(typedText(filters), searchRestMs);
  if (rested !== filters && typed === typedText(filters)) {
    setRested(filters);
    return filters;
  }
  return rested;
}

/** A page of the report; without a filter nothing is asked for. A newer search gives up the one on its way. */
export function useReport(filters: ReportFilters, { page, itemsPerPage }: ReportPage) {
  const { client } = useTramita();
  const rested = useRestedFilters(filters);
  const filter = toReportFilter(rested);
  const query = { ...filter, page, itemsPerPage };
  const isWrong = rangeNames.some((name) => {
    const [from, to] = rangeKeys(name);
    return isWrongRange(rested[from], rested[to]);
  });
  const enabled = hasReportFilter(filter) && !isWrong;
  const result = useQuery({
    queryKey: client.queryKey(listReport, { query }),
    queryFn: ({ signal }) => client.call(listReport, { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
  return { ...result, data: enabled ? result.data : undefined, filter, enabled, isSettled: rested === filters };
}
