import type { TaskDetail } from '@tramita/client/contract';
import { useRef } from 'react';
import type { taskDetailMessages } from '../../messages/task-detail.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { MotiveDialog } from './MotiveDialog.tsx';
import * as styles from './TaskDetail.css.ts';
import type { TaskWork } from './use-task-work.ts';

export interface TaskDialogsProps {
  task: TaskDetail;
  work: TaskWork;
  messages: typeof taskDetailMessages;
  /** Where to go when the person leaves what they typed; null while nothing is asked. */
  leave: (() => void) | null;
  onStay: () => void;
}

/** The questions of a task: motives, concluding after a comment, leaving what was typed. */
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
      <MotiveDialog
        open={work.asked === 'reject'}
        title={messages.rejectTitle}
        label={messages.motiveLabel}
        confirmLabel={messages.reject}
        cancelLabel={messages.back}
        busy={work.busy === 'finish'}
        motive={work.motive}
        onMotiveChange={work.setMotive}
        onConfirm={work.reject}
        onCancel={() => work.ask(null)}
      />
      <MotiveDialog
        open={work.asked === 'cancel'}
        title={messages.cancelTitle}
        label={messages.motiveLabel}
        confirmLabel={messages.cancelConfirm}
        cancelLabel={messages.back}
        busy={work.busy === 'cancel'}
        motive={work.motive}
        onMotiveChange={work.setMotive}
        onConfirm={work.cancel}
        onCancel={() => work.ask(null)}
      >
        <p className={styles.none}>{messages.cancelDetail}</p>
      </MotiveDialog>
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
