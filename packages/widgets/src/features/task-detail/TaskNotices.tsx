import { useState } from 'react';
import { formatRelativeTime } from '../../messages/format/format-relative-time.ts';
import type { taskDetailMessages } from '../../messages/task-detail.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { useUiEnvironment } from '../../ui/ui-environment.ts';
import { DraftNotice } from './DraftNotice.tsx';
import * as styles from './TaskDetail.css.ts';
import type { TaskWork } from './use-task-work.ts';

export interface TaskNoticesProps {
  work: TaskWork;
  messages: typeof taskDetailMessages;
}

/** Strips below the head: what others did or do with the task, and drafts to decide on. */
export function TaskNotices({ work, messages }: TaskNoticesProps) {
  return (
    <div className={styles.notices}>
      {work.conflict ? (
        <Notice
          strip
          announce
          tone="warning"
          title={work.conflict}
          actions={<Button onClick={work.reload}>{messages.reload}</Button>}
        >
          {messages.keepsTyped}
        </Notice>
      ) : (
        <OthersNotices work={work} messages={messages} />
      )}
      <DraftNotice draft={work.draft} messages={messages} />
    </div>
  );
}

function OthersNotices({ work, messages }: TaskNoticesProps) {
  const { presence } = work;
  const { now } = useUiEnvironment();
  const [seen, setSeen] = useState('');
  const names = namesOf(presence.others);
  const editing = presence.others.filter(({ isEditing }) => isEditing);
  return (
    <>
      {presence.change && (
        <Notice
          strip
          announce
          tone="warning"
          title={messages.changedMeanwhile}
          actions={<Button onClick={work.reload}>{messages.recharge}</Button>}
        >
          {presence.change.message}, {formatRelativeTime(presence.change.at, now())}. {messages.keepsTyped}
        </Notice>
      )}
      {names !== '' && names !== seen && (
        <Notice
          strip
          announce
          title={messages.alsoOpen(names, presence.others.length)}
          actions={
            <Button variant="ghost" onClick={() => setSeen(names)}>
              {messages.understood}
            </Button>
          }
        >
          {editing.length > 0 && messages.alsoEditing(namesOf(editing), editing.length)}
        </Notice>
      )}
    </>
  );
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

const namesOf = (others: TaskWork['presence']['others']): string =>
  list.format(others.map(({ person }) => person.completeName ?? person.nickName));
