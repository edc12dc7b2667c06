import type { StatusFilter, TaskPage } from '@tramita/client/rules';
import type { TaskDetail } from '../../features/task-detail/index.ts';
import type { TaskDetailProps } from '../../features/task-detail/task-detail-props.ts';
import { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { useMessages } from '../../provider/use-messages.ts';
import type { InsidePageProps } from './inside-page.ts';

const load = () => import('../../features/task-detail/index.ts');

/** Loads the window with a task of a list; on all lists but to-do it is the request of this protocol or task. */
export async function taskWindow() {
  const { TaskDetail } = await load();
  return ({ params: [page, status, identifier = ''], ...props }: InsidePageProps) => (
    <TaskWindow
      {...props}
      Detail={TaskDetail}
      page={page as TaskPage}
      status={status as StatusFilter}
      useRequests={status !== 'to-do'}
      identifier={decodeURIComponent(identifier)}
    />
  );
}

/** Loads the window with a task that can only be read. */
export async function reportTaskWindow() {
  const { TaskDetail } = await load();
  return ({ params: [identifier = ''], ...props }: InsidePageProps) => (
    <TaskWindow {...props} Detail={TaskDetail} readOnly identifier={decodeURIComponent(identifier)} />
  );
}

interface TaskWindowProps extends Omit<InsidePageProps, 'params'>, TaskDetailProps {
  Detail: typeof TaskDetail;
}

function TaskWindow({ Window, Detail, ...props }: TaskWindowProps) {
  const { region } = useMessages(taskDetailMessages);
  return (
    <Window title={region} isBare onClose={props.onClose}>
      <Detail {...props} />
    </Window>
  );
}
