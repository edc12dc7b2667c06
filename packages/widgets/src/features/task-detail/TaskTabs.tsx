import type { TaskDetail } from '@tramita/client/contract';
import { useState } from 'react';
import type { taskDetailMessages } from '../../messages/task-detail.ts';
import { Badge } from '../../ui/Badge/Badge.tsx';
import { type TabItem, Tabs } from '../../ui/Tabs/Tabs.tsx';
import { TaskComments } from './TaskComments.tsx';
import { TaskHistory } from './TaskHistory.tsx';
import type { TaskWork } from './use-task-work.ts';

type TabId = 'comments' | 'history';

export interface TaskTabsProps {
  task: TaskDetail;
  messages: typeof taskDetailMessages;
  work: TaskWork;
}

/** Comments, where there is a request to comment, and history. */
export function TaskTabs({ task, messages, work }: TaskTabsProps) {
  const idk = task.processInstanceId;
  const [chosen, setChosen] = useState<TabId>(idk === null ? 'history' : 'comments');
  const history: TabItem<TabId> = {
    id: 'history',
    label: messages.history,
    content: <TaskHistory protocol={task.protocol} messages={messages} />,
  };
  const tabs: TabItem<TabId>[] = idk === null ? [history] : [commentsTab(idk, task, messages, work), history];
  return <Tabs label={messages.tabs} value={chosen} onChange={setChosen} tabs={tabs} />;
}

function commentsTab(
  idk: number,
  task: TaskDetail,
  messages: TaskTabsProps['messages'],
  work: TaskWork,
): TabItem<TabId> {
  return {
    id: 'comments',
    label: messages.comments,
    badge: <Badge count={task.commentCount ?? 0} label={messages.commentCount(task.commentCount ?? 0)} />,
    content: (
      <TaskComments
        idk={idk}
        messages={messages}
        draft={work.comment}
        onDraftChange={work.setComment}
        onAdded={work.commented}
      />
    ),
  };
}
