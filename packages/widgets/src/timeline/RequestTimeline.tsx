import type { StepsAnswer, TimelineStep } from '@tramita/client/contract';
import { canRetryStep } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { usePartOnOpening } from '../ui/use-opened-part.ts';
import { RequestForecast } from './RequestForecast.tsx';
import { StepTimeline } from './StepTimeline.tsx';

/** Loaded on demand, because few users own a process. */
const ownerTimeline = lazyPart(() => import('./OwnerTimeline.tsx').then(({ OwnerTimeline }) => OwnerTimeline));

export interface RequestTimelineProps {
  idk: number;
  answer: StepsAnswer;
  /** Id of the current user. */
  me?: number;
  /** Returns content to show below a step. */
  below?: (step: TimelineStep) => ReactNode;
}

/** The steps of a request with its forecast. The process owner can run them again while the request is in progress. */
export function RequestTimeline({ idk, answer, me, below }: RequestTimelineProps) {
  const { steps, owner } = answer;
  const isOwner = me !== undefined && canRetryStep(owner, { id: me }).allowed;
  const Owned = usePartOnOpening(ownerTimeline, isOwner, ignore);
  // also for an ended request, so that the timeline stays mounted when a retry ends the request
  const isOwned = Owned && isOwner;
  return (
    <>
      {isOwned ? (
        <Owned idk={idk} steps={steps} me={me} below={below} />
      ) : (
        <StepTimeline steps={steps} me={me} below={below} />
      )}
      <RequestForecast idk={idk} steps={steps} />
    </>
  );
}

const ignore = () => {};
