import { canSeeReports } from '@tramita/client/rules';
import { TaskDetail } from '@tramita/widgets/task-detail';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/report/task/:uuid`: a task as the report shows it, read-only. */
export function ReportTaskRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { uuid = '' } = useParams();
  if (!canSeeReports(user)) return <NoPermission />;
  // a page opened directly, even for an unknown task, has no entry to go back to
  const leave = () => void (key === 'default' ? navigate('/report', { replace: true }) : navigate(-1));
  return <TaskDetail key={uuid} identifier={uuid} user={user} readOnly onClose={leave} />;
}
