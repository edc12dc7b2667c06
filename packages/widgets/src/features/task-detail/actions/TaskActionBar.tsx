import type { TaskDetail, User } from '@tramita/client/contract';
import {
  assignmentLabels,
  assignmentState,
  canApprove,
  canAssign,
  canCancel,
  canComplete,
  canReject,
  canTransfer,
  type Permission,
  reasonText,
} from '@tramita/client/rules';
import { Ban, Check, CornerUpRight, ThumbsDown, ThumbsUp, UserPlus } from 'lucide-react';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { motivePart } from '../../../task-actions/task-action-parts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { LinkButton } from '../../../ui/Button/LinkButton.tsx';
import { type LazyPart, usePreload } from '../../../ui/lazy-part.ts';
import { transferTask } from '../late-parts.ts';
import * as styles from '../TaskDetail.css.ts';

export interface TaskActionBarProps {
  task: TaskDetail;
  user: Pick<User, 'id'>;
  messages: typeof taskDetailMessages;
  /** The action being sent. */
  busy: 'finish' | 'cancel' | null;
  isAssigning: boolean;
  onAssign: (kind: 'assign') => void;
  onApprove: () => void;
  onReject: () => void;
  onComplete: () => void;
  onCancel: () => void;
  onTransfer: () => void;
  /** Address at which the requester rates the finished request; null if it cannot be rated. */
  rateHref: string | null;
}

const reasonOf = (permission: Permission): string | null => (permission.allowed ? null : reasonText[permission.reason]);

/**
 * The actions at the foot of the detail. Until the user holds the task, assigning it is the only main action, and all
 * others are disabled for one reason.
 */
export function TaskActionBar(props: TaskActionBarProps) {
  const { task, user, messages, busy, onApprove, onReject, onComplete, onCancel, onTransfer, rateHref } = props;
  const isTask = task.status === 'TO_DO';
  const isEnded = task.status === 'FINISHED' || task.status === 'CANCELED';
  const isToTake = isTask && assignmentState(task, user) === 'assign';
  const takeFirst = isToTake ? (reasonOf(canAssign(task, user)) ?? messages.takeFirst) : null;
  const cancel = canCancel(task, user);
  const isCreator = cancel.allowed || cancel.reason !== 'NOT_CREATOR';
  const cancelReason = isCreator ? reasonOf(cancel) : null;
  const rejectReason = takeFirst ?? reasonOf(canReject(task, user));
  const transferReason = takeFirst ?? reasonOf(canTransfer(task, user));
  const finishReason =
    takeFirst ?? reasonOf(task.type === 'APPROVAL' ? canApprove(task, user) : canComplete(task, user));
  if (isEnded && !rateHref) return null;
  return (
    <footer className={styles.actions}>
      {(cancel.allowed || (isTask && rejectReason === null)) && <MotivePreload />}
      {!isEnded && isCreator && (
        <Button
          className={styles.cancelAction}
          size="action"
          icon={<Ban />}
          disabledReason={cancelReason}
          busy={busy === 'cancel'}
          onPointerEnter={preloadMotive}
          onFocus={preloadMotive}
          onClick={onCancel}
        >
          {messages.cancel}
        </Button>
      )}
      <span className={styles.why}>{isEnded ? null : isTask ? (finishReason ?? cancelReason) : cancelReason}</span>
      {rateHref && (
        <LinkButton href={rateHref} variant="primary" size="action" icon={<ThumbsUp />}>
          {messages.rate}
        </LinkButton>
      )}
      {isTask && (
        <Button
          size="action"
          icon={<CornerUpRight />}
          disabledReason={transferReason}
          data-action="transfer"
          onPointerEnter={preloadTransfer}
          onFocus={preloadTransfer}
          onClick={onTransfer}
        >
          {messages.transfer}
        </Button>
      )}
      {isTask && task.type === 'APPROVAL' && (
        <>
          <Button
            size="action"
            variant="danger"
            icon={<ThumbsDown />}
            disabledReason={rejectReason}
            data-action="reject"
            onPointerEnter={preloadMotive}
            onFocus={preloadMotive}
            onClick={onReject}
          >
            {messages.reject}
          </Button>
          <Button
            size="action"
            variant={isToTake ? 'secondary' : 'primary'}
            icon={<ThumbsUp />}
            disabledReason={finishReason}
            busy={busy === 'finish'}
            data-action="approve"
            onClick={onApprove}
          >
            {messages.approve}
          </Button>
        </>
      )}
      {isTask && task.type === 'NORMAL' && (
        <Button
          size="action"
          variant={isToTake ? 'secondary' : 'primary'}
          icon={<Check />}
          disabledReason={finishReason}
          busy={busy === 'finish'}
          data-action="complete"
          onClick={onComplete}
        >
          {messages.complete}
        </Button>
      )}
      {isToTake && (
        <Button
          size="action"
          variant="primary"
          className={styles.take}
          icon={<UserPlus />}
          disabledReason={reasonOf(canAssign(task, user))}
          busy={props.isAssigning}
          data-action="assign"
          onClick={() => props.onAssign('assign')}
        >
          {assignmentLabels.assign}
        </Button>
      )}
    </footer>
  );
}

/** Loads the dialog in advance: a pointer or the focus is on its button. Opening it reports a failure. */
const preload = (part: LazyPart<unknown>) => () => {
  part.load().catch(() => {});
};
const preloadMotive = preload(motivePart);
const preloadTransfer = preload(transferTask);

/** For actions that require a motive: loads the dialog while the browser is idle. */
function MotivePreload() {
  usePreload(motivePart);
  return null;
}
