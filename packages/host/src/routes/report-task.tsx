import { canSeeReports } from '@tramita/client/rules';
import { TaskDetail } from '@tramita/widgets/task-detail';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/report/task/:uuid`: a request as the report shows it, to be read only. */
export function ReportTaskRoute() {
  const user = useUser();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { uuid = '' } = useParams();
  if (!canSeeReports(user)) return <NoPermission />;
  // an address opened by itself has nowhere to go back to
  const leave = () => void (key === 'default' ? navigate('/services', { replace: true }) : navigate(-1));
  return <TaskDetail key={uuid} identifier={uuid} user={user} readOnly onClose={leave} />;
}
