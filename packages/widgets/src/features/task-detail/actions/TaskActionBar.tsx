import type { TaskDetail, User } from '@tramita/client/contract';
import {
  assignmentState,
  canApprove,
  canAssign,
  canCancel,
  canComplete,
  canReject,
  canTransfer,
  type Permission,
} from '@tramita/client/rules';
import { Ban, Check, CornerUpRight, ThumbsDown, ThumbsUp, UserPlus } from 'lucide-react';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { assignmentTexts } from '../../../messages/labels/assignment.ts';
import { reasonTexts } from '../../../messages/rules/reasons.ts';
import { useMessages } from '../../../provider/use-messages.ts';
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

type ReasonTexts = typeof reasonTexts;

const reasonOf = (permission: Permission, texts: ReasonTexts): string | null =>
  permission.allowed ? null : texts[permission.reason];

/**
 * The actions at the foot of the detail. Until the user holds the task, assigning it is the only main action, and all
 * others are disabled for one reason.
 */
export function TaskActionBar(props: TaskActionBarProps) {
  const reasonWords = useMessages(reasonTexts);
  const labels = useMessages(assignmentTexts);
  const { task, user, messages, busy, onCancel, onTransfer, rateHref } = props;
  const isTask = task.status === 'TO_DO';
  const isEnded = task.status === 'FINISHED' || task.status === 'CANCELED';
  const isToTake = isTask && assignmentState(task, user) === 'assign';
  const reasons = reasonsOf(task, user, isToTake ? messages.takeFirst : null, reasonWords);
  const isAnyShown = isTask || (!isEnded && reasons.isCreator) || rateHref;
  if (!isAnyShown) return null;
  return (
    <footer className={styles.actions}>
      {(reasons.canCancel || (isTask && reasons.reject === null)) && <MotivePreload />}
      {!isEnded && reasons.isCreator && (
        <Button
          className={styles.cancelAction}
          size="action"
          icon={<Ban />}
          disabledReason={reasons.cancel}
          busy={busy === 'cancel'}
          onPointerEnter={preloadMotive}
          onFocus={preloadMotive}
          onClick={onCancel}
        >
          {messages.cancel}
        </Button>
      )}
      <span className={styles.why}>{isEnded ? null : (isTask && reasons.finish) || reasons.cancel}</span>
      {rateHref && (
        <LinkButton href={rateHref} variant="primary" size="action" icon={<ThumbsUp />}>
          {messages.rate}
        </LinkButton>
      )}
      {isTask && (
        <Button
          size="action"
          icon={<CornerUpRight />}
          disabledReason={reasons.transfer}
          data-action="transfer"
          onPointerEnter={preloadTransfer}
          onFocus={preloadTransfer}
          onClick={onTransfer}
        >
          {messages.transfer}
        </Button>
      )}
      {isTask && (
        <EndButtons {...props} isToTake={isToTake} rejectReason={reasons.reject} finishReason={reasons.finish} />
      )}
      {isToTake && (
        <Button
          size="action"
          variant="primary"
          className={styles.take}
          icon={<UserPlus />}
          disabledReason={reasonOf(canAssign(task, user), reasonWords)}
          busy={props.isAssigning}
          data-action="assign"
          onClick={() => props.onAssign('assign')}
        >
          {labels.assign}
        </Button>
      )}
    </footer>
  );
}

/**
 * Returns why each action is disabled, null if it is not. If the user must take the task first, `takeFirst` or the reason
 * why they cannot take it applies to all actions on the task.
 */
function reasonsOf(task: TaskDetail, user: Pick<User, 'id'>, takeFirst: string | null, texts: ReasonTexts) {
  const first = takeFirst && (reasonOf(canAssign(task, user), texts) ?? takeFirst);
  const cancel = canCancel(task, user);
  const isCreator = cancel.allowed || cancel.reason !== 'NOT_CREATOR';
  return {
    canCancel: cancel.allowed,
    isCreator,
    cancel: isCreator ? reasonOf(cancel, texts) : null,
    reject: first ?? reasonOf(canReject(task, user), texts),
    transfer: first ?? reasonOf(canTransfer(task, user), texts),
    finish: first ?? reasonOf(task.type === 'APPROVAL' ? canApprove(task, user) : canComplete(task, user), texts),
  };
}

interface EndButtonsProps
  extends Pick<TaskActionBarProps, 'task' | 'messages' | 'busy' | 'onApprove' | 'onReject' | 'onComplete'> {
  /** Whether the user must take the task first. */
  isToTake: boolean;
  rejectReason: string | null;
  finishReason: string | null;
}

/** The buttons that end a task: approve and reject, or complete. */
function EndButtons({ task, messages, busy, isToTake, rejectReason, finishReason, ...props }: EndButtonsProps) {
  const shared = {
    size: 'action',
    variant: isToTake ? 'secondary' : 'primary',
    disabledReason: finishReason,
    busy: busy === 'finish',
  } as const;
  if (task.type === 'NORMAL') {
    return (
      <Button {...shared} icon={<Check />} data-action="complete" onClick={props.onComplete}>
        {messages.complete}
      </Button>
    );
  }
  if (task.type !== 'APPROVAL') return null;
  return (
    <>
      <Button
        size="action"
        variant="danger"
        icon={<ThumbsDown />}
        disabledReason={rejectReason}
        data-action="reject"
        onPointerEnter={preloadMotive}
        onFocus={preloadMotive}
        onClick={props.onReject}
      >
        {messages.reject}
      </Button>
      <Button {...shared} icon={<ThumbsUp />} data-action="approve" onClick={props.onApprove}>
        {messages.approve}
      </Button>
    </>
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
