import { canSeeAttendance, type StatusFilter, type TaskPage } from '@tramita/client/rules';
import { TaskDetail } from '@tramita/widgets/task-detail';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import { useNavigate, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/{page}/{status}/{currentTask?}`: a task list, with the open task beside it. */
export function TaskListRoute({ page, status }: { page: TaskPage; status: StatusFilter }) {
  const user = useUser();
  const navigate = useNavigate();
  const { selection } = useTopBarSlots();
  const { currentTask = null } = useParams();
  const list = `/${page}/${status}`;
  if (page !== 'my-tasks' && !canSeeAttendance(user)) return <NoPermission />;
  return (
    <TaskInbox
      page={page}
      status={status}
      user={user}
      selectionBarContainer={selection}
      openTask={currentTask}
      onOpenTaskChange={(identifier) => void navigate(identifier ? `${list}/${identifier}` : list)}
      taskHref={(identifier) => `${list}/${identifier}`}
      renderDetail={(detail) => (
        <TaskDetail {...detail} page={page} status={status} user={user} rateHref={(protocol) => `/nps/${protocol}`} />
      )}
    />
  );
}
