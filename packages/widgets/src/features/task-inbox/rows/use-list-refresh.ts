import { getUnreadCounts, listTasks } from '@tramita/client/contract';
import { useInvalidate } from '../../../calls/use-invalidate.ts';

/** Reloads the lists and the counts; an open detail that changed its task has reloaded itself. */
export function useListRefresh() {
  const invalidate = useInvalidate();
  return () => void invalidate(listTasks, getUnreadCounts);
}
