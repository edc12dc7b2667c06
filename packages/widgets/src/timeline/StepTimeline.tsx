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
  /** Id of the current user, whose steps say "Você". */
  me?: number;
  /** Returns content to show below a step: its history, its buttons. */
  below?: (step: TimelineStep) => ReactNode;
  /** Also shows the gateways that the request passed. @default false */
  withGateways?: boolean;
}

/** A request's steps as the large track: assignees and times of past steps, the current step, and the next ones. */
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
