import type { Person, TimelineStep } from '@tramita/client/contract';
import {
  type DueTexts,
  dueText,
  type RequestStop,
  type RuleTexts,
  type StepIcon,
  type StopState,
  stepIcon,
  stepSuffix,
  stopTitle,
} from '@tramita/client/rules';
import { Ban, Check, LoaderCircle, Minus, ThumbsDown, ThumbsUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate, formatDayMonth, formatTime } from '../messages/format/format-date.ts';
import { formatElapsed } from '../messages/format/format-relative-time.ts';
import type { Locale } from '../messages/language/locale.ts';
import type { timelineMessages } from '../messages/timeline.ts';
import { responsibleNames } from '../people/person-names.ts';
import type { TrackStopState } from '../ui/Track/fit-track.ts';
import type { TrackStop } from '../ui/Track/TrackList.tsx';
import * as styles from './StepTimeline.css.ts';

/** State in the track for each state of a step. */
const trackStates: Record<StopState, TrackStopState> = {
  skipped: 'skipped',
  success: 'done',
  approved: 'done',
  rejected: 'fail',
  canceled: 'fail',
  error: 'fail',
  next: 'now',
  awaiting: 'ahead',
};

const icons: Record<StepIcon | 'skipped', ReactNode> = {
  success: <Check className={styles.glyph} data-icon="success" />,
  approved: <ThumbsUp className={styles.glyph} data-icon="approved" />,
  rejected: <ThumbsDown className={styles.glyph} data-icon="rejected" />,
  canceled: <Ban className={styles.glyph} data-icon="canceled" />,
  error: <X className={styles.glyph} data-icon="error" />,
  next: <span className={styles.core} data-icon="next" />,
  loading: <LoaderCircle className={styles.waitingGlyph} data-icon="loading" />,
  skipped: <Minus className={styles.glyph} data-icon="skipped" />,
};

const suffixTones: Partial<Record<StopState, string>> = {
  approved: styles.approved,
  rejected: styles.refused,
  canceled: styles.refused,
};

/** Texts of the rules and other features. */
export interface StopWords {
  readonly stops: RuleTexts['stops'];
  readonly suffixes: RuleTexts['stepSuffixes'];
  readonly due: DueTexts;
  readonly you: string;
}

/** Context for rendering a stop. */
export interface StopContext {
  readonly now: Date;
  /** Id of the current user. */
  readonly me: number | undefined;
  readonly messages: typeof timelineMessages;
  readonly words: StopWords;
  readonly locale: Locale;
  /** The current step of the request. */
  readonly current: TimelineStep | undefined;
  readonly below: ((step: TimelineStep) => ReactNode) | undefined;
}

/** Returns a step of a request as a stop of the large track. */
export function stepStop({ step, state }: RequestStop<TimelineStep>, context: StopContext): TrackStop {
  const title = stopTitle(step, context.words.stops);
  const suffix = stepSuffix(step, context.words.suffixes);
  return {
    id: String(step.stepOrder),
    state: trackStates[state],
    icon: icons[state === 'skipped' ? state : stepIcon(state)],
    title: suffix ? (
      <>
        {title} <span className={suffixTones[state]}>{suffix}</span>
      </>
    ) : (
      title
    ),
    meta: stepMeta(step, state, context),
    children: (
      <>
        {step.details && <p className={styles.details}>{step.details}</p>}
        {step.absences?.map(({ person, substitute, until }) => (
          <p key={person.id} className={styles.details}>
            {context.messages.absent(nameOf(person), formatDate(until, context.locale), nameOf(substitute))}
          </p>
        ))}
        {context.below?.(step)}
      </>
    ),
  };
}

const nameOf = ({ completeName, nickName }: Person): string => completeName ?? nickName;

function stepMeta(step: TimelineStep, state: StopState, context: StopContext): string {
  const { now, me, messages, words, locale } = context;
  // the track itself announces this state to screen readers
  if (state === 'skipped') return messages.skipped;
  const isOver = step.status !== 'NONE';
  const names = isOver
    ? (step.finishedBy && (step.finishedBy.id === me ? words.you : step.finishedBy.nickName)) ||
      automatic(step, messages)
    : responsibleNames(step.assignees, step.groups, me, words.you) || automatic(step, messages);
  if (isOver && step.finishedAt) {
    const day = formatDayMonth(step.finishedAt, locale);
    const round = isOfEarlierRound(step, context.current) ? messages.earlierRound : '';
    return [names, `${day}, ${formatTime(step.finishedAt, locale)}`, round].filter(Boolean).join(' · ');
  }
  if (state !== 'next') return names;
  const isMine = step.groups.length === 0 && step.assignees.length === 1 && step.assignees[0]?.id === me;
  const since = step.startedAt ? formatElapsed(step.startedAt, now, locale) : '';
  const holder = isMine ? messages.withYou : names && messages.withPeople(names);
  const due = step.dueAt ? dueText(step.dueAt, now, words.due).toLocaleLowerCase(locale) : '';
  const held = holder && since ? messages.heldSince(holder, since) : holder || since;
  return [held, due].filter(Boolean).join(' · ');
}

/** Returns whether a later step was completed before the request came back, so that it will run once more. */
function isOfEarlierRound(step: TimelineStep, current: TimelineStep | undefined): boolean {
  if (!current?.startedAt || !step.finishedAt || step.stepOrder <= current.stepOrder) return false;
  return Date.parse(step.finishedAt) <= Date.parse(current.startedAt);
}

const automatic = (step: TimelineStep, messages: typeof timelineMessages): string =>
  step.type === 'SERVICE_TASK' || step.type === 'GATEWAY' ? messages.automatic : '';
