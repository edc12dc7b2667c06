import { getForecast, getSteps, listComments, listHistory } from '@tramita/client/contract';
import { useInvalidate } from '../../calls/use-invalidate.ts';

/** Reloads what an action changes in addition to the task: steps, forecast, comments and history. */
export function useRequestRefresh() {
  const invalidate = useInvalidate();
  return () => void invalidate(getSteps, getForecast, listComments, listHistory);
}
