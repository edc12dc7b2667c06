import { getTask, getUnreadCounts, listTasks } from '@tramita/client/contract';
import { useInvalidate } from '../../../calls/use-invalidate.ts';

/** Reloads the lists, the counts and open details. */
export function useInboxRefresh() {
  const invalidate = useInvalidate();
  return () => void invalidate(listTasks, getUnreadCounts, getTask);
}
