import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { TaskInboxProps } from '../../features/task-inbox/task-inbox-props.ts';
import { taskInboxMessages } from '../../messages/features/task-inbox.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { TaskInbox } from '../task-inbox/index.ts';
import type { InsidePageProps } from './inside-page.ts';

/** Loads the window with a list of tasks. */
export async function listWindow() {
  const { TaskInbox } = await import('../task-inbox/index.ts');
  return ({ params: [page, status], ...props }: InsidePageProps) => (
    <ListWindow {...props} Inbox={TaskInbox} page={page as TaskPage} status={status as StatusFilter} />
  );
}

interface ListWindowProps extends Omit<InsidePageProps, 'params'>, TaskInboxProps {
  Inbox: typeof TaskInbox;
}

function ListWindow({ Window, Inbox, onClose, ...list }: ListWindowProps) {
  return (
    <Window title={useMessages(taskInboxMessages).list} onClose={onClose}>
      <Inbox {...list} />
    </Window>
  );
}
