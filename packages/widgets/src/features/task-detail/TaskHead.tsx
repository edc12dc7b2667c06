import type { TaskDetail, TimelineStep, User } from '@tramita/client/contract';
import {
  assignmentLabels,
  assignmentState,
  canAssign,
  canUnassign,
  dueState,
  dueText,
  reasonText,
  trackNodes,
} from '@tramita/client/rules';
import { ChevronLeft, ChevronRight, UserCheck, UserPlus, X } from 'lucide-react';
import type { taskDetailMessages } from '../../messages/task-detail.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Tag } from '../../ui/Chip/Tag.tsx';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { Track } from '../../ui/Track/Track.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import * as styles from './TaskDetail.css.ts';

export interface TaskHeadProps {
  task: TaskDetail;
  user: Pick<User, 'id'>;
  steps: readonly TimelineStep[] | undefined;
  messages: typeof taskDetailMessages;
  /** Where it stands in the list it was opened from. */
  position: number | null;
  total: number;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  isAssigning: boolean;
  onAssign: (kind: 'assign' | 'unassign') => void;
  /** Id of the heading, which names the region. */
  headingId: string;
}

/** What the task is and where it stands; the way to the next one, the way out, and the assignment. */
export function TaskHead(props: TaskHeadProps) {
  const { task, steps, messages, position, total, onPrevious, onNext, onClose, headingId } = props;
  const { now } = useUiEnvironment();
  const isOpen = task.status === 'TO_DO';
  const due = isOpen && task.expiresIn ? dueState(task.expiresIn, now()) : 'none';
  return (
    <header className={styles.head}>
      <div className={styles.headLine}>
        {task.processInstanceId !== null && (
          <span>
            {messages.idk} <b>{task.processInstanceId}</b>
          </span>
        )}
        {task.taskMarker && <Tag color={task.taskMarker.color} name={task.taskMarker.name} />}
      </div>
      <div className={styles.headTools}>
        {position !== null && (
          <>
            <span>{messages.position(position, total)}</span>
            <IconButton name={messages.previous} icon={<ChevronLeft />} disabled={!onPrevious} onClick={onPrevious} />
            <IconButton name={messages.next} icon={<ChevronRight />} disabled={!onNext} onClick={onNext} />
          </>
        )}
        <IconButton name={messages.close} icon={<X />} onClick={onClose} />
      </div>
      <div className={styles.titles}>
        <h2 id={headingId} className={styles.title} tabIndex={-1}>
          {task.processTitle}
        </h2>
        <p className={styles.stepLine}>
          <span>
            {messages.step} <b>{task.title}</b>
          </span>
          {steps && <Track states={trackNodes(steps)} />}
          {task.expiresIn && due !== 'none' && (
            <span className={due === 'soon' ? styles.soon : due === 'overdue' ? styles.overdue : undefined}>
              {dueText(task.expiresIn, now())}
            </span>
          )}
        </p>
      </div>
      {isOpen && <AssignToggle {...props} />}
    </header>
  );
}

/** "Atribuir a mim" and "Atribuído a mim": one button, pressed while the task is held. */
function AssignToggle({ task, user, isAssigning, onAssign }: TaskHeadProps) {
  const state = assignmentState(task, user);
  const permission = state === 'assign' ? canAssign(task, user) : canUnassign(task, user);
  return (
    <div className={styles.assign}>
      <Button
        size="action"
        aria-pressed={state === 'unassign'}
        icon={state === 'assign' ? <UserPlus /> : <UserCheck />}
        busy={isAssigning}
        disabledReason={permission.allowed ? null : reasonText[permission.reason]}
        data-action="assign"
        onClick={() => onAssign(state)}
      >
        {assignmentLabels[state]}
      </Button>
    </div>
  );
}
