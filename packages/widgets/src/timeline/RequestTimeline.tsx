import type { StepsAnswer, TimelineStep } from '@tramita/client/contract';
import { canRetryStep } from '@tramita/client/rules';
import type { ReactNode } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';
import { usePartOnOpening } from '../ui/use-opened-part.ts';
import { StepTimeline } from './StepTimeline.tsx';

/** Few people own a process: what they alone can do comes in a file of its own. */
const ownerTimeline = lazyPart(() => import('./OwnerTimeline.tsx').then(({ OwnerTimeline }) => OwnerTimeline));

export interface RequestTimelineProps {
  idk: number;
  answer: StepsAnswer;
  /** Id of the person looking. */
  me?: number;
  /** What belongs under a step. */
  below?: (step: TimelineStep) => ReactNode;
}

/** The steps of a request; who owns its process is offered to run them again while the request is in progress. */
export function RequestTimeline({ idk, answer, me, below }: RequestTimelineProps) {
  const { steps, owner } = answer;
  const isOwner = me !== undefined && canRetryStep(owner, { id: me }).allowed;
  const Owned = usePartOnOpening(ownerTimeline, isOwner, ignore);
  // what an ended request said last stays to be read
  if (Owned && isOwner) return <Owned idk={idk} steps={steps} me={me} below={below} />;
  return <StepTimeline steps={steps} me={me} below={below} />;
}

const ignore = () => {};
