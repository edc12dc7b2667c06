import type { TaskDetail, TaskPresence, TimelineStep, User } from '@tramita/client/contract';
import {
  assignmentState,
  canUnassign,
  dueState,
  dueText,
  requestProgress,
  requestStops,
  trackNodes,
} from '@tramita/client/rules';
import { ChevronLeft, ChevronRight, TagIcon, UserCheck, X } from 'lucide-react';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { assignmentTexts } from '../../messages/labels/assignment.ts';
import { dueTexts } from '../../messages/rules/due.ts';
import { reasonTexts } from '../../messages/rules/reasons.ts';
import { completeNameOf } from '../../people/person-names.ts';
import { useMessages } from '../../provider/use-messages.ts';
import { dueTone } from '../../timeline/due-tone.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
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
  /** Its position in the list from which it was opened. */
  position: number | null;
  total: number;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  isAssigning: boolean;
  onAssign: (kind: 'assign' | 'unassign') => void;
  /** Other users who have the task open. */
  others: TaskPresence['others'];
  /** Opens the dialog for the tag. */
  onTag: () => void;
  /** Whether the task is read-only. */
  readOnly: boolean;
  /** Id of the heading, which labels the region. */
  headingId: string;
}

/** Title and state of the task; buttons for the next one, for closing, and for the assignment. */
export function TaskHead(props: TaskHeadProps) {
  const dueWords = useMessages(dueTexts);
  const { task, steps, messages, position, total, onPrevious, onNext, onClose, headingId, readOnly } = props;
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
        <TaskTag {...props} />
      </div>
      <div className={styles.headTools}>
        <Others {...props} />
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
          {steps && <HeadTrack steps={steps} />}
          {task.expiresIn && due !== 'none' && (
            <span className={dueTone(due)}>{dueText(task.expiresIn, now(), dueWords)}</span>
          )}
          {task.onBehalfOf && <span>{messages.onBehalfOf(completeNameOf(task.onBehalfOf))}</span>}
        </p>
      </div>
      {isOpen && !readOnly && assignmentState(task, props.user) === 'unassign' && <HeldToggle {...props} />}
    </header>
  );
}

/** The track of the request, labelled with the same count as the steps in the panel. */
function HeadTrack({ steps }: { steps: readonly TimelineStep[] }) {
  const { messages } = useUiEnvironment();
  const { current, total } = requestProgress(requestStops(steps));
  return <Track states={trackNodes(steps)} label={messages.trackName(current, total)} />;
}

/** Small avatars of other users; their names are in the notice below the head. */
function Others({ others }: TaskHeadProps) {
  if (others.length === 0) return null;
  return (
    <span className={styles.others}>
      {others.slice(0, 3).map(({ person, isEditing }) => (
        <Avatar
          key={person.id}
          name={person.completeName ?? person.nickName}
          src={person.picture}
          size="md"
          tone={isEditing ? 'accent' : 'neutral'}
        />
      ))}
    </span>
  );
}

/** The tag, a button that changes it; if it cannot be changed, the button says why. */
function TaskTag({ task, messages, readOnly, onTag }: TaskHeadProps) {
  const reasons = useMessages(reasonTexts);
  const tag = task.taskMarker;
  const isEnded = task.status === 'FINISHED' || task.status === 'CANCELED';
  const shown = tag && <Tag color={tag.color} name={tag.name} />;
  if (readOnly || isEnded) return shown;
  const name = tag ? messages.changeTag(tag.name) : messages.tag;
  return (
    <Button
      variant="ghost"
      size="sm"
      className={styles.tagAction}
      icon={tag ? undefined : <TagIcon />}
      aria-label={name}
      disabledReason={task.status === 'TO_DO' ? null : reasons.TASK_NOT_OPEN}
      data-action="tag"
      onClick={onTag}
    >
      {shown ?? messages.tag}
    </Button>
  );
}

/** "Atribuído a mim", pressed: gives the task back. Assigning it is the main action at the foot. */
function HeldToggle({ task, user, isAssigning, onAssign }: TaskHeadProps) {
  const reasons = useMessages(reasonTexts);
  const labels = useMessages(assignmentTexts);
  const permission = canUnassign(task, user);
  return (
    <div className={styles.assign}>
      <Button
        size="action"
        aria-pressed
        icon={<UserCheck />}
        busy={isAssigning}
        disabledReason={permission.allowed ? null : reasons[permission.reason]}
        data-action="assign"
        onClick={() => onAssign('unassign')}
      >
        {labels.unassign}
      </Button>
    </div>
  );
}
