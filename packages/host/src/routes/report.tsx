import { canSeeReports } from '@tramita/client/rules';
import { Report } from '@tramita/widgets/report';
import { useSearchParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/report?tab=exports`: the report of all requests and the person's exports of it. */
export function ReportRoute() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  if (!canSeeReports(user)) return <NoPermission />;
  return (
    <Report
      tab={search.get('tab') === 'exports' ? 'exports' : 'report'}
      onTabChange={(tab) => setSearch(tab === 'exports' ? { tab } : {}, { replace: true })}
      taskHref={({ uuid }) => `/report/task/${uuid}`}
    />
  );
}
