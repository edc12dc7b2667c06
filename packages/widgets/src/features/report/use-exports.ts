import { type ExportItem, listExports } from '@tramita/client/contract';
import { useCall } from '../../calls/use-call.ts';

/** Exports per page. */
export const exportsPageSize = 20;
/** Interval in ms at which unfinished exports are polled. */
const pollMs = 10_000;

export const isPending = ({ status }: Pick<ExportItem, 'status'>): boolean =>
  status === 'IN_QUEUE' || status === 'IN_PROGRESS';

/** A page of the user's exports, read on every mount and polled while one of them is not done. */
export const useExports = (page: number) =>
  useCall(
    listExports,
    { query: { page, size: exportsPageSize } },
    {
      keepFormer: true,
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => (state.data?.elements.some(isPending) ? pollMs : false),
    },
  );
