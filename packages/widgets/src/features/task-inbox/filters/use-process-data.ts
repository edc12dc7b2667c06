import { listProcessData, type ProcessDataColumn } from '@tramita/client/contract';
import { useCall } from '../../../calls/use-call.ts';
import { dataColumns, noData } from '../columns/list-columns.ts';

const minute = 60_000;

/**
 * Returns the data columns of a process for lists filtered by it; none without a process, and none while they load.
 * `isSettled` is true once they are loaded, or failed to load.
 */
export function useProcessData(process: string) {
  const input = process === '' ? null : { query: { process } };
  const { data, problem, failureCount } = useCall(listProcessData, input, { staleTime: minute, select: toColumns });
  return {
    columns: data ?? noData,
    error: problem?.error ?? null,
    isSettled: process === '' || data !== undefined || failureCount > 0,
  };
}

const toColumns = (columns: readonly ProcessDataColumn[]) => dataColumns(columns);
