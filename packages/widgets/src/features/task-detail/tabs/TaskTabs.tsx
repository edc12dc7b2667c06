import type { TaskDetail } from '@tramita/client/contract';
import { useState } from 'react';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { type TabItem, Tabs } from '../../../ui/Tabs/Tabs.tsx';
import type { TaskWork } from '../use-task-work.ts';
import { TaskComments } from './TaskComments.tsx';
import { TaskHistory } from './TaskHistory.tsx';

type TabId = 'comments' | 'history';

export interface TaskTabsProps {
  task: TaskDetail;
  messages: typeof taskDetailMessages;
  work: TaskWork;
  /** Whether comments are only listed. */
  readOnly: boolean;
}

/** Comments, if there is a request to comment on, and history. */
export function TaskTabs(props: TaskTabsProps) {
  const { task, messages } = props;
  const idk = task.processInstanceId;
  const [chosen, setChosen] = useState<TabId>(idk === null ? 'history' : 'comments');
  const history: TabItem<TabId> = {
    id: 'history',
    label: messages.history,
    content: <TaskHistory protocol={task.protocol} messages={messages} />,
  };
  const tabs: TabItem<TabId>[] = idk === null ? [history] : [commentsTab(idk, props), history];
  return <Tabs label={messages.tabs} value={chosen} onChange={setChosen} tabs={tabs} />;
}

function commentsTab(idk: number, { task, messages, work, readOnly }: TaskTabsProps): TabItem<TabId> {
  return {
    id: 'comments',
    label: messages.comments,
    badge: <Badge count={task.commentCount ?? 0} label={messages.commentCount(task.commentCount ?? 0)} />,
    content: (
      <TaskComments
        idk={idk}
        messages={messages}
        readOnly={readOnly}
        draft={work.comment}
        onDraftChange={work.setComment}
        onAdded={work.commented}
      />
    ),
  };
}
