import type { TimelineStep } from '@tramita/client/contract';
import { requestStops } from '@tramita/client/rules';
import { type ReactNode, useMemo } from 'react';
import { timelineMessages } from '../messages/timeline.ts';
import { useMessages } from '../provider/use-messages.ts';
import { TrackList } from '../ui/Track/TrackList.tsx';
import { useUiEnvironment } from '../ui/ui-environment.ts';
import { stepStop } from './step-stop.tsx';

export interface StepTimelineProps {
  steps: readonly TimelineStep[];
  /** Id of the person looking, so that their steps say "Você". */
  me?: number;
  /** What belongs under a step: its history, its buttons. */
  below?: (step: TimelineStep) => ReactNode;
  /** Also shows the decisions the flow went through. @default false */
  withGateways?: boolean;
}

/** A request's steps as the large track: who did what and when, where it stands now, and what comes. */
export function StepTimeline({ steps, me, below, withGateways = false }: StepTimelineProps) {
  const messages = useMessages(timelineMessages);
  const { now } = useUiEnvironment();
  const stops = useMemo(() => {
    const current = steps.find((step) => step.currentStep);
    const context = { now: now(), me, messages, current, below };
    return requestStops(steps, { withGateways }).map((stop) => stepStop(stop, context));
  }, [steps, me, messages, now, below, withGateways]);
  return <TrackList label={messages.steps} stops={stops} />;
}
