import type { TimelineStep } from '@tramita/client/contract';
import { type RequestStop, requestStops, stopTitle } from '@tramita/client/rules';
import type { requestDialogMessages } from '../../messages/features/request-dialog.ts';
import { formatDayMonth, formatTime } from '../../messages/format/format-date.ts';
import { formatRelativeTime } from '../../messages/format/format-relative-time.ts';
import { peopleMessages } from '../../messages/people.ts';
import { stopTexts } from '../../messages/rules/stops.ts';
import { responsibleNames } from '../../people/person-names.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { Chip } from '../../ui/Chip/Chip.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RequestSent.css.ts';

export interface SentStepsProps {
  steps: readonly TimelineStep[];
  /** Id of the person looking. */
  me: number;
  /** Name of the person it is for, when that is not the sender. */
  forPerson: string | null;
  messages: typeof requestDialogMessages;
}

/** The way of a request that was just sent: when each step is due, and with whom it is. Forks in it are no news. */
export function SentSteps({ steps, me, forPerson, messages }: SentStepsProps) {
  const stops = useMessages(stopTexts);
  const { messages: common } = useUiEnvironment();
  const words = {
    done: common.trackDone,
    now: common.trackNow,
    ahead: common.trackAhead,
    fail: common.trackFail,
    skipped: common.trackSkipped,
  };
  return (
    <ol className={styles.steps} aria-label={messages.next}>
      {requestStops(steps).map((stop) => {
        const { step } = stop;
        const state = stateOf(stop);
        const isApproval = step.type === 'APPROVAL_TASK';
        return (
          <li
            key={step.stepOrder}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
            className={styles.step}
          >
            <StepTime step={step} isNow={state === 'now'} messages={messages} />
            <span className={styles.node[state]} aria-hidden="true" />
            <div className={styles.stepText}>
              <div className={styles.stepTitle[state]}>
                {stopTitle(step, stops)}
                <VisuallyHidden> ({words[state]})</VisuallyHidden>
                {state === 'now' && <Chip tone="accent">{messages.now}</Chip>}
              </div>
              <StepPeople step={step} me={me} />
              {state === 'now' && (
                <p className={styles.note}>
                  {forPerson ? messages.notifiedPerson(forPerson, isApproval) : messages.notified(isApproval)}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function stateOf({ state }: RequestStop): 'done' | 'now' | 'ahead' | 'fail' | 'skipped' {
  if (state === 'success' || state === 'approved') return 'done';
  if (state === 'skipped') return 'skipped';
  if (state === 'next' || state === 'awaiting') return state === 'next' ? 'now' : 'ahead';
  return 'fail';
}

function StepTime({
  step,
  isNow,
  messages,
}: {
  step: TimelineStep;
  isNow: boolean;
  messages: SentStepsProps['messages'];
}) {
  const locale = useLocale();
  const { now } = useUiEnvironment();
  const { finishedAt, dueAt } = step;
  if (finishedAt) {
    return (
      <div className={styles.time}>
        <time dateTime={finishedAt}>{`${formatDayMonth(finishedAt, locale)}, ${formatTime(finishedAt, locale)}`}</time>
        <small>{formatRelativeTime(finishedAt, now(), locale)}</small>
      </div>
    );
  }
  if (!dueAt) return null;
  return (
    <div className={styles.time}>
      <time dateTime={dueAt}>{messages.until(formatDayMonth(dueAt, locale))}</time>
      {isNow && <small>{formatRelativeTime(dueAt, now(), locale)}</small>}
    </div>
  );
}

function StepPeople({ step, me }: { step: TimelineStep; me: number }) {
  const { you } = useMessages(peopleMessages);
  const people = step.finishedBy ? [step.finishedBy] : step.assignees;
  const groups = step.finishedBy ? [] : step.groups;
  const names = responsibleNames(people, groups, me, you);
  if (!names) return null;
  const [first] = people;
  return (
    <div className={styles.people}>
      <Avatar name={first?.nickName ?? names} src={first?.picture} group={!first} tone="accent" />
      {names}
    </div>
  );
}
