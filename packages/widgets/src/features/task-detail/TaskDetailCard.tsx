import type { TaskDetail as Task, User } from '@tramita/client/contract';
import { isHeldBy } from '@tramita/client/rules';
import { useEffect, useId, useRef, useState } from 'react';
import { DropHere } from '../../attachments/DropHere.tsx';
import { DynamicForm } from '../../form/DynamicForm.tsx';
import { useFormServices } from '../../form/use-form-services.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { LegalBlockButton } from '../../privacy/LegalBlockButton.tsx';
import { useTramita, type WidgetSettings } from '../../provider/tramita-context.ts';
import { useCapability } from '../../provider/use-capability.ts';
import { useRequestSteps } from '../../timeline/use-request-steps.ts';
import { isFocusLost } from '../../ui/page-root.ts';
import { useInertCovered } from '../../ui/use-inert-covered.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { TaskActionBar } from './actions/TaskActionBar.tsx';
import { TaskDialogs } from './actions/TaskDialogs.tsx';
import { DueTrace } from './DueTrace.tsx';
import { DebugJson } from './debug/DebugJson.tsx';
import { SavedDraft } from './drafts/SavedDraft.tsx';
import { SheetFill } from './SheetFill.tsx';
import * as styles from './TaskDetail.css.ts';
import { TaskFacts } from './TaskFacts.tsx';
import { TaskHead } from './TaskHead.tsx';
import { TaskNotices } from './TaskNotices.tsx';
import { TaskAttachments } from './tabs/TaskAttachments.tsx';
import { TaskSteps } from './tabs/TaskSteps.tsx';
import { TaskTabs } from './tabs/TaskTabs.tsx';
import { useTaskFiles } from './tabs/use-task-files.ts';
import type { TaskDetailProps } from './task-detail-props.ts';
import { useRequestRefresh } from './use-request-refresh.ts';
import { useTaskWork } from './use-task-work.ts';
import { useUnsavedReport } from './use-unsaved-report.ts';

export interface TaskDetailCardProps extends Omit<TaskDetailProps, keyof WidgetSettings | 'user'> {
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
    rateHref,
    readOnly = false,
    leaving = null,
    onUnsavedChange,
  } = props;
  const freely = (go: () => void) => () => {
    onUnsavedChange?.(false);
    go();
  };
  const onClose = freely(props.onClose);
  const { client } = useTramita();
  const hasDueTrace = useCapability('calendars.dueTrace');
  const headingId = useId();
  const detail = useRef<HTMLElement>(null);
  useInertCovered(detail, usePhone());
  const refresh = useRequestRefresh();
  const onChanged = () => {
    refresh();
    props.onChanged();
  };
  const onReload = () => {
    refresh();
    props.onReload();
  };
  const steps = useRequestSteps(task.processInstanceId);
  const services = useFormServices(client);
  const work = useTaskWork({
    task,
    user,
    messages,
    onChanged,
    onReload,
    onClose,
    onFinished: freely(props.onFinished ?? props.onClose),
    readOnly,
  });
  const files = useTaskFiles({ task, readOnly, onChanged });
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const asking = (go: (() => void) | undefined) => go && (() => (work.isDirty() ? setLeave(() => freely(go)) : go()));
  useUnsavedReport(work, onUnsavedChange);

  useEffect(() => {
    // the name of the region is read out, and the shortcuts of the detail work at once
    detail.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, []);

  const isHeld = isHeldBy(task, user);
  const wasHeld = useRef(isHeld);
  useEffect(() => {
    if (wasHeld.current === isHeld) return;
    wasHeld.current = isHeld;
    // the pressed button is removed when the state of its task changes
    if (detail.current && isFocusLost(detail.current))
      detail.current.querySelector('h2')?.focus({ preventScroll: true });
  }, [isHeld]);

  const canRate =
    task.hasNps && task.npsStatus == null && task.status === 'FINISHED' && task.instanceCreatedBy === user.id;
  return (
    <section
      ref={detail}
      className={styles.detail}
      data-slot="task-detail"
      aria-labelledby={headingId}
      {...files.target.handlers}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && asking(onClose)?.()}
    >
      {files.target.isOver && <DropHere />}
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
        onTag={() => work.ask('tag')}
        others={work.company.others}
        readOnly={readOnly}
        headingId={headingId}
      />
      <TaskNotices task={task} work={work} messages={messages} readOnly={readOnly} />
      <div className={styles.body}>
        <div className={styles.main}>
          {hasDueTrace && task.expiresIn && task.dueTimeZone && (
            <DueTrace uuid={task.uuid} messages={messages} isWorkingTime />
          )}
          {task.description && <p className={styles.description}>{task.description}</p>}
          <section className={styles.section}>
            <h3 className={styles.sectionHead}>
              {messages.form}
              {work.busy === 'finish' ? (
                <span role="status" className={styles.quiet}>
                  {messages.finishing}
                </span>
              ) : (
                <SavedDraft work={work} messages={messages} />
              )}
            </h3>
            {task.fillingFromSheet && work.isWorking && task.fields.length > 0 && (
              <SheetFill task={task} form={work.form} messages={messages} />
            )}
            {task.fields.length === 0 ? (
              <p className={styles.none}>{messages.noFields}</p>
            ) : (
              <DynamicForm controller={work.form} services={services} readOnly={work.isReadOnly} />
            )}
          </section>
          <TaskAttachments task={task} user={user} files={files} onChanged={onChanged} />
          <TaskTabs task={task} messages={messages} work={work} readOnly={readOnly} />
        </div>
        <aside className={styles.aside}>
          <TaskFacts task={task} messages={messages} />
          {task.processInstanceId !== null && <LegalBlockButton kind="REQUEST" objectId={task.processInstanceId} />}
          {hasDueTrace && task.expiresIn && !task.dueTimeZone && (
            <DueTrace uuid={task.uuid} messages={messages} isWorkingTime={false} />
          )}
          {task.processInstanceId !== null && (
            <section className={styles.timeline}>
              <TaskSteps idk={task.processInstanceId} query={steps} me={user.id} readOnly={readOnly} />
            </section>
          )}
          <DebugJson data={task} messages={messages} />
        </aside>
      </div>
      {!readOnly && (
        <div className={styles.foot} data-action-bar="">
          <TaskActionBar
            task={task}
            user={user}
            messages={messages}
            busy={work.busy}
            isAssigning={work.isAssigning}
            onAssign={work.assign}
            onApprove={work.approve}
            onReject={() => work.ask('reject')}
            onComplete={work.approve}
            onCancel={() => work.ask('cancel')}
            onTransfer={() => work.ask('transfer')}
            rateHref={canRate && rateHref ? rateHref(task.protocol) : null}
          />
        </div>
      )}
      <TaskDialogs
        task={task}
        work={work}
        messages={messages}
        leave={leaving ? freely(leaving.leave) : leave}
        onStay={() => {
          setLeave(null);
          leaving?.stay();
        }}
      />
    </section>
  );
}
