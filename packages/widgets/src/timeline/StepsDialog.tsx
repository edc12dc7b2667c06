import type { getSteps, ResponseOf, TimelineStep } from '@tramita/client/contract';
import { timelineMessages } from '../messages/timeline.ts';
import { responsibleNames } from '../people/person-names.ts';
import { useMessages } from '../provider/use-messages.ts';
import { DialogWindow } from '../ui/Dialog/DialogWindow.tsx';
import { ErrorState } from '../ui/ErrorState/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton/Skeleton.tsx';
import { RequestTimeline } from './RequestTimeline.tsx';
import { StepHistory } from './StepHistory.tsx';
import * as styles from './StepTimeline.css.ts';
import { useRequestSteps } from './use-request-steps.ts';

type Steps = ResponseOf<typeof getSteps>;

export interface StepsDialogProps {
  /** IDK of the request whose steps are shown; null while closed. */
  idk: number | null;
  onClose: () => void;
  /** Id of the current user. */
  me?: number;
}

/** "Etapas do Processo": the assignees of a request and its current step. */
export function StepsDialog({ idk, onClose, me }: StepsDialogProps) {
  const messages = useMessages(timelineMessages);
  const steps = useRequestSteps(idk);
  return (
    <DialogWindow open={idk !== null} onClose={onClose} title={messages.dialogTitle} phone="sheet">
      {steps.status === 'loading' && <StepsSkeleton label={messages.loading} />}
      {steps.problem && !steps.data && (
        <ErrorState title={messages.loadFailed} error={steps.problem.error} onRetry={steps.retry} />
      )}
      {steps.data && idk !== null && <StepsView idk={idk} steps={steps.data} me={me} messages={messages} />}
    </DialogWindow>
  );
}

interface StepsViewProps {
  idk: number;
  steps: Steps;
  me?: number;
  messages: typeof timelineMessages;
}

function StepsView({ idk, steps, me, messages }: StepsViewProps) {
  const { department, sector, owner, processVersion } = steps;
  return (
    <>
      <dl className={styles.areas}>
        {department && <Area label={messages.department} area={department} messages={messages} />}
        {sector && <Area label={messages.sector} area={sector} messages={messages} />}
        {owner && (
          <div>
            <dt className={styles.areaLabel}>{messages.owner}</dt>
            <dd>{owner.nickName}</dd>
          </div>
        )}
      </dl>
      {processVersion !== undefined && <p className={styles.version}>{messages.version(processVersion)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard */}
      <section className={styles.box} tabIndex={0} aria-label={messages.steps}>
        <RequestTimeline idk={idk} answer={steps} me={me} below={historyOf} />
      </section>
    </>
  );
}

const historyOf = ({ history }: TimelineStep) => <StepHistory entries={history} />;

interface AreaProps {
  label: string;
  area: NonNullable<Steps['department']>;
  messages: typeof timelineMessages;
}

function Area({ label, area, messages }: AreaProps) {
  return (
    <div>
      <dt className={styles.areaLabel}>{label}</dt>
      <dd>{area.description}</dd>
      <dd className={styles.areaPeople}>{responsibleNames(area.responsibles) || messages.unassigned}</dd>
    </div>
  );
}

function StepsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      <Skeleton height={44} />
      <Skeleton height={20} width="70%" />
      <Skeleton height={20} width="60%" />
      <Skeleton height={20} width="66%" />
    </div>
  );
}
