import type { TimelineStep } from '@tramita/client/contract';
import { requestStops } from '@tramita/client/rules';
import { type ReactNode, useMemo } from 'react';
import { peopleMessages } from '../messages/people.ts';
import { dueTexts } from '../messages/rules/due.ts';
import { stepSuffixTexts } from '../messages/rules/step-suffixes.ts';
import { stopTexts } from '../messages/rules/stops.ts';
import { timelineMessages } from '../messages/timeline.ts';
import { useMessages } from '../provider/use-messages.ts';
import { TrackList } from '../ui/Track/TrackList.tsx';
import { useUiEnvironment } from '../ui/ui-environment.ts';
import { type StopWords, stepStop } from './step-stop.tsx';

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
  const { now, locale } = useUiEnvironment();
  const words = useStopWords();
  const stops = useMemo(() => {
    const current = steps.find((step) => step.currentStep);
    const context = { now: now(), me, messages, words, locale, current, below };
    return requestStops(steps, { withGateways }).map((stop) => stepStop(stop, context));
  }, [steps, me, messages, words, locale, now, below, withGateways]);
  return <TrackList label={messages.steps} stops={stops} />;
}

function useStopWords(): StopWords {
  const stops = useMessages(stopTexts);
  const suffixes = useMessages(stepSuffixTexts);
  const due = useMessages(dueTexts);
  const { you } = useMessages(peopleMessages);
  return useMemo(() => ({ stops, suffixes, due, you }), [stops, suffixes, due, you]);
}
