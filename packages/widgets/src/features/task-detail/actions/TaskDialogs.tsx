import type { TaskDetail } from '@tramita/client/contract';
import { useRef } from 'react';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { motivePart } from '../../../task-actions/task-action-parts.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useUiEnvironment } from '../../../ui/ui-environment.ts';
import { usePartOnOpening } from '../../../ui/use-opened-part.ts';
import { tagTask, transferTask } from '../late-parts.ts';
import * as styles from '../TaskDetail.css.ts';
import type { TaskWork } from '../use-task-work.ts';

export interface TaskDialogsProps {
  task: TaskDetail;
  work: TaskWork;
  messages: typeof taskDetailMessages;
  /** Where to go if the user leaves their input; null without a question. */
  leave: (() => void) | null;
  onStay: () => void;
}

/** Dialogs of a task: motives, concluding after a comment, leaving unsent input. */
export function TaskDialogs({ task, work, messages, leave, onStay }: TaskDialogsProps) {
  const { messages: common } = useUiEnvironment();
  const root = useRef<HTMLSpanElement>(null);
  const focusDecision = useRef(false);
  const handleReturnFocus = () => {
    if (!focusDecision.current) return false;
    focusDecision.current = false;
    const detail = root.current?.closest('[data-slot="task-detail"]');
    const decision = detail?.querySelector<HTMLElement>('[data-action="approve"]');
    decision?.focus();
    return decision != null;
  };
  const conclude = () => {
    focusDecision.current = task.type === 'APPROVAL';
    work.ask(null);
    if (task.type === 'NORMAL') work.approve();
  };
  return (
    <span ref={root} hidden>
      <MotiveDialogs work={work} messages={messages} />
      <MoveDialogs task={task} work={work} messages={messages} />
      <ConfirmDialog
        open={work.asked === 'conclude'}
        title={messages.concludeQuestion}
        confirmLabel={common.yes}
        cancelLabel={common.no}
        onConfirm={conclude}
        onReturnFocus={handleReturnFocus}
        onCancel={() => work.ask(null)}
      />
      <ConfirmDialog
        open={leave !== null}
        title={common.unsavedQuestion}
        confirmLabel={common.unsavedLeave}
        cancelLabel={common.unsavedStay}
        onConfirm={() => {
          work.discard();
          leave?.();
        }}
        onCancel={onStay}
      />
    </span>
  );
}

/** Asks why a task is rejected, or its request canceled. */
function MotiveDialogs({ work, messages }: Pick<TaskDialogsProps, 'work' | 'messages'>) {
  const { asked, ask, motive, setMotive } = work;
  const MotiveDialog = usePartOnOpening(motivePart, asked === 'reject' || asked === 'cancel', () => ask(null));
  if (!MotiveDialog) return null;
  const shared = {
    tasks: 1,
    problem: null,
    motive,
    onMotiveChange: setMotive,
    onClose: () => ask(null),
  };
  return (
    <>
      <MotiveDialog
        {...shared}
        open={asked === 'reject'}
        title={messages.rejectTitle}
        confirmLabel={messages.reject}
        isBusy={work.busy === 'finish'}
        onConfirm={work.reject}
      />
      <MotiveDialog
        {...shared}
        open={asked === 'cancel'}
        title={messages.cancelTitle}
        confirmLabel={messages.cancelConfirm}
        isBusy={work.busy === 'cancel'}
        onConfirm={work.cancel}
      >
        <p className={styles.none}>{messages.cancelDetail}</p>
      </MotiveDialog>
    </>
  );
}

/** The dialogs for the transfer and the tag. */
function MoveDialogs({ task, work, messages }: Pick<TaskDialogsProps, 'task' | 'work' | 'messages'>) {
  const { asked, ask } = work;
  const close = () => ask(null);
  const TransferTask = usePartOnOpening(transferTask, asked === 'transfer', close);
  const TagTask = usePartOnOpening(tagTask, asked === 'tag', close);
  return (
    <>
      {TransferTask && (
        <TransferTask
          open={asked === 'transfer'}
          task={task}
          messages={messages}
          onTransferred={work.transferred}
          onConflict={work.reportConflict}
          onClose={close}
        />
      )}
      {TagTask && <TagTask open={asked === 'tag'} task={task} onTagged={work.tagged} onClose={close} />}
    </>
  );
}
