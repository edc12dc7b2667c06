import type { TaskDetail } from '@tramita/client/contract';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { formatDate } from '../../messages/format/format-date.ts';
import { useLocale } from '../../provider/use-locale.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { useLazyPart } from '../../ui/lazy-part.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { taskCompanion } from './late-parts.ts';
import * as styles from './TaskDetail.css.ts';
import type { TaskWork } from './use-task-work.ts';

export interface TaskNoticesProps {
  task: TaskDetail;
  /** Whether the task is read-only: nothing is stored or announced. */
  readOnly: boolean;
  work: TaskWork;
  messages: typeof taskDetailMessages;
}

/** Notices below the head: actions of other users on the task, and drafts that need a decision. */
export function TaskNotices({ task, work, messages, readOnly }: TaskNoticesProps) {
  const locale = useLocale();
  const Companion = useLazyPart(taskCompanion, !readOnly);
  return (
    <div className={styles.notices}>
      {task.contentRemovedAt && (
        <Notice strip title={messages.contentRemoved(formatDate(task.contentRemovedAt, locale))} />
      )}
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
      {Companion && !readOnly && <Companion key={task.uuid} task={task} work={work} messages={messages} />}
    </div>
  );
}
