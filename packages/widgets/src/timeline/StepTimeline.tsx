import type { TimelineStep } from '@tramita/client/contract';
import { type ReactNode, useMemo } from 'react';
import { timelineMessages } from '../messages/timeline.ts';
import { useMessages } from '../provider/useMessages.ts';
import { TrackList } from '../ui/Track/TrackList.tsx';
import { useUiEnvironment } from '../ui/ui-environment.ts';
import { stepStop } from './step-stop.tsx';

export interface StepTimelineProps {
  steps: readonly TimelineStep[];
  /** Id of the person looking, so that their steps say "Você". */
  me?: number;
  /** What belongs under a step: its history, its buttons. */
  below?: (step: TimelineStep) => ReactNode;
}

/** A request's steps as the large track: who did what and when, where it stands now, and what comes. */
export function StepTimeline({ steps, me, below }: StepTimelineProps) {
  const messages = useMessages(timelineMessages);
  const { now } = useUiEnvironment();
  const stops = useMemo(() => {
    const current = steps.find((step) => step.currentStep);
    return steps.map((step) => stepStop(step, { now: now(), me, messages, current, below }));
  }, [steps, me, messages, now, below]);
  return <TrackList label={messages.steps} stops={stops} />;
}

/** The number of the current step and of all steps, for "4 de 5". */
export function stepProgress(steps: readonly TimelineStep[]): { current: number; total: number } {
  const index = steps.findIndex((step) => step.currentStep);
  return {
    current: index < 0 ? steps.filter((step) => step.status === 'FINISHED').length : index + 1,
    total: steps.length,
  };
}
