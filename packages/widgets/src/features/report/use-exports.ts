import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ExportItem, listExports } from '@tramita/client/contract';
import { useTramita } from '../../provider/tramita-context.ts';

/** Exports a page. */
export const exportsPageSize = 20;
/** How often exports that are not done yet are asked about, in ms. */
const pollMs = 10_000;

export const isPending = ({ status }: Pick<ExportItem, 'status'>): boolean =>
  status === 'IN_QUEUE' || status === 'IN_PROGRESS';

/** A page of the person's exports, asked for anew on sight and while one of them is not done. */
export function useExports(page: number) {
  const { client } = useTramita();
  const query = { page, size: exportsPageSize };
  return useQuery({
    queryKey: client.queryKey(listExports, { query }),
    queryFn: ({ signal }) => client.call(listExports, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.elements.some(isPending) ? pollMs : false),
  });
}
