import { useQuery } from '@tanstack/react-query';
import { listProcessData, type ProcessDataColumn } from '@tramita/client/contract';
import { useTramita } from '../../../provider/tramita-context.ts';
import { dataColumns, noData } from '../columns/list-columns.ts';

const minute = 60_000;

/**
 * Returns the data columns of a process for lists filtered by it; none without a process, and none while they load.
 * `isSettled` is true once they are loaded, or failed to load.
 */
export function useProcessData(process: string) {
  const { client } = useTramita();
  const query = { process };
  const { data, error, isPending, failureCount } = useQuery({
    queryKey: client.queryKey(listProcessData, { query }),
    queryFn: ({ signal }) => client.call(listProcessData, { query, signal }),
    enabled: process !== '',
    staleTime: minute,
    select: toColumns,
  });
  return {
    columns: data ?? noData,
    error,
    isSettled: process === '' || !isPending || failureCount > 0,
  };
}

const toColumns = (columns: readonly ProcessDataColumn[]) => dataColumns(columns);
