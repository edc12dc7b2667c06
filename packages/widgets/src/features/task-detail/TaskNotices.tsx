import type { TaskDetail } from '@tramita/client/contract';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { useLazyPart } from '../../ui/lazy-part.ts';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { taskCompanion } from './late-parts.ts';
import * as styles from './TaskDetail.css.ts';
import type { TaskWork } from './use-task-work.ts';

export interface TaskNoticesProps {
  task: TaskDetail;
  /** The task is only looked at: nothing is kept or announced. */
  readOnly: boolean;
  work: TaskWork;
  messages: typeof taskDetailMessages;
}

/** Strips below the head: what others did or do with the task, and drafts to decide on. */
export function TaskNotices({ task, work, messages, readOnly }: TaskNoticesProps) {
  const Companion = useLazyPart(taskCompanion, !readOnly);
  return (
    <div className={styles.notices}>
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
