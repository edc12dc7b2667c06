import { getSteps, listComments, listHistory } from '@tramita/client/contract';
import { useInvalidate } from '../../calls/use-invalidate.ts';

/** Asks anew for what an action changes beside the task itself: steps, comments and history. */
export function useRequestRefresh() {
  const invalidate = useInvalidate();
  return () => void invalidate(getSteps, listComments, listHistory);
}
