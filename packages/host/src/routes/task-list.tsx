import { canSeeAttendance, type StatusFilter, type TaskPage } from '@tramita/client/rules';
import { TaskDetail } from '@tramita/widgets/task-detail';
import { TaskInbox } from '@tramita/widgets/task-inbox';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/{page}/{status}/{currentTask?}`: a task list, with the open task next to it. */
export function TaskListRoute({ page, status }: { page: TaskPage; status: StatusFilter }) {
  const user = useUser();
  const navigate = useNavigate();
  const { selection } = useTopBarSlots();
  const { currentTask = null } = useParams();
  const { pathname, search } = useLocation();
  const list = `/${page}/${status}`;
  const guard = useGuardedLeaving();
  if (page !== 'my-tasks' && !canSeeAttendance(user)) return <NoPermission />;
  return (
    <TaskInbox
      page={page}
      status={status}
      user={user}
      autoFocus
      selectionBarContainer={selection}
      openTask={currentTask}
      onOpenTaskChange={(identifier) =>
        void navigate({ pathname: identifier ? `${list}/${identifier}` : list, search })
      }
      address={search}
      onAddressChange={(next) => void navigate({ pathname, search: next }, { replace: true })}
      taskHref={(identifier) => `${list}/${identifier}${search}`}
      renderDetail={(detail) => (
        <TaskDetail
          {...detail}
          {...guard}
          page={page}
          status={status}
          user={user}
          rateHref={(protocol) => `/nps/${protocol}`}
        />
      )}
    />
  );
}
