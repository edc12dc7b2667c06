import type { TaskDetail as Task, TimelineStep, User } from '@tramita/client/contract';
import { useEffect, useId, useState } from 'react';
import { DraftNote } from '../../form/DraftNote.tsx';
import { DynamicForm } from '../../form/DynamicForm.tsx';
import { useFormServices } from '../../form/useFormServices.ts';
import type { taskDetailMessages } from '../../messages/task-detail.ts';
import { timelineMessages } from '../../messages/timeline.ts';
import { useTramita } from '../../provider/tramita-context.ts';
import { useMessages } from '../../provider/useMessages.ts';
import { StepTimeline, stepProgress } from '../../timeline/StepTimeline.tsx';
import { useRequestSteps } from '../../timeline/use-request-steps.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { TaskActionBar } from './TaskActionBar.tsx';
import { TaskAttachments } from './TaskAttachments.tsx';
import * as styles from './TaskDetail.css.ts';
import { TaskDialogs } from './TaskDialogs.tsx';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskHead } from './TaskHead.tsx';
import { TaskTabs } from './TaskTabs.tsx';
import type { TaskDetailProps } from './task-detail-props.ts';
import { useTaskWork } from './use-task-work.ts';

export interface TaskDetailCardProps extends Omit<TaskDetailProps, 'client' | 'theme' | 'user'> {
  task: Task;
  user: Pick<User, 'id'>;
  messages: typeof taskDetailMessages;
  onChanged: () => void;
  onReload: () => void;
}

/** The loaded task. */
export function TaskDetailCard(props: TaskDetailCardProps) {
  const {
    task,
    user,
    messages,
    position = null,
    total = 0,
    onPrevious,
    onNext,
    onClose,
    onChanged,
    onReload,
    rateHref,
  } = props;
  const { client } = useTramita();
  const headingId = useId();
  const steps = useRequestSteps(task.processInstanceId);
  const services = useFormServices(client);
  const work = useTaskWork({ task, user, messages, onChanged, onReload, onClose });
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const asking = (go: (() => void) | undefined) => go && (() => (work.isDirty() ? setLeave(() => go) : go()));

  useEffect(() => {
    // the region's name is read out, and the keys of the detail work at once
    document.getElementById(headingId)?.focus({ preventScroll: true });
  }, [headingId]);

  const canRate =
    task.hasNps && task.npsStatus == null && task.status === 'FINISHED' && task.instanceCreatedBy === user.id;
  return (
    <section
      className={styles.detail}
      data-slot="task-detail"
      aria-labelledby={headingId}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && asking(onClose)?.()}
    >
      <TaskHead
        task={task}
        user={user}
        steps={steps.data?.steps}
        messages={messages}
        position={position}
        total={total}
        onPrevious={asking(onPrevious)}
        onNext={asking(onNext)}
        onClose={() => asking(onClose)?.()}
        isAssigning={work.isAssigning}
        onAssign={work.assign}
        headingId={headingId}
      />
      <div className={styles.body}>
        <div className={styles.main}>
          {task.description && <p className={styles.description}>{task.description}</p>}
          <section className={styles.section}>
            <h3 className={styles.sectionHead}>
              {messages.form}
              {work.busy === 'finish' ? (
                <span role="status" className={styles.quiet}>
                  {messages.finishing}
                </span>
              ) : (
                !work.isReadOnly && <DraftNote controller={work.form} />
              )}
            </h3>
            {task.fields.length === 0 ? (
              <p className={styles.none}>{messages.noFields}</p>
            ) : (
              <DynamicForm controller={work.form} services={services} readOnly={work.isReadOnly} />
            )}
          </section>
          <TaskAttachments task={task} user={user} onChanged={onChanged} />
          <TaskTabs task={task} messages={messages} work={work} />
        </div>
        <aside className={styles.aside}>
          <TaskFacts task={task} messages={messages} />
          {task.processInstanceId !== null && (
            <section className={styles.timeline}>
              <StepsHeading steps={steps.data?.steps} />
              <Steps query={steps} me={user.id} />
            </section>
          )}
        </aside>
      </div>
      <div className={styles.foot}>
        {work.conflict && (
          <Notice
            strip
            announce
            tone="warning"
            title={work.conflict}
            actions={<Button onClick={work.reload}>{messages.reload}</Button>}
          >
            {messages.keepsTyped}
          </Notice>
        )}
        <TaskActionBar
          task={task}
          user={user}
          messages={messages}
          busy={work.busy}
          onApprove={work.approve}
          onReject={() => work.ask('reject')}
          onComplete={work.approve}
          onCancel={() => work.ask('cancel')}
          rateHref={canRate && rateHref ? rateHref(task.protocol) : null}
        />
      </div>
      <TaskDialogs task={task} work={work} messages={messages} leave={leave} onStay={() => setLeave(null)} />
    </section>
  );
}

function Steps({ query, me }: { query: ReturnType<typeof useRequestSteps>; me: number }) {
  const messages = useMessages(timelineMessages);
  if (query.data) return <StepTimeline steps={query.data.steps} me={me} />;
  if (query.isError) return <ErrorState title={messages.loadFailed} onRetry={() => void query.refetch()} />;
  return <Skeleton height={120} />;
}

function StepsHeading({ steps }: { steps: readonly TimelineStep[] | undefined }) {
  const messages = useMessages(timelineMessages);
  const progress = steps && stepProgress(steps);
  return (
    <h3 className={styles.sectionHead}>
      {messages.steps}
      <span className={styles.quiet}>{progress && messages.progress(progress.current, progress.total)}</span>
    </h3>
  );
}
