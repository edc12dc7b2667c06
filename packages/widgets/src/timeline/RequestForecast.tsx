import type { TimelineStep } from '@tramita/client/contract';
import { useCapability } from '../provider/use-capability.ts';
import { lazyPart, useLazyPart } from '../ui/lazy-part.ts';

const forecastStop = lazyPart(() => import('./ForecastStop.tsx').then((part) => part.ForecastStop));

export interface RequestForecastProps {
  /** IDK of the request. */
  idk: number;
  steps: readonly TimelineStep[];
}

/** The expected completion below the steps of a request in progress; absent if the server has no forecasts. */
export function RequestForecast({ idk, steps }: RequestForecastProps) {
  const isOffered = useCapability('requests.forecast');
  const isShown = isOffered && steps.some(({ currentStep }) => currentStep);
  const Stop = useLazyPart(forecastStop, isShown);
  return isShown && Stop ? <Stop idk={idk} /> : null;
}
