import { canSeeReports } from '@tramita/client/rules';
import { Dashboards } from '@tramita/widgets/dashboards';
import { useSearchParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/dashboard?type=sla`: the SLA dashboard; any other type shows the NPS dashboard. */
export function DashboardRoute() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  if (!canSeeReports(user)) return <NoPermission />;
  return (
    <Dashboards
      type={search.get('type') === 'sla' ? 'sla' : 'nps'}
      onTypeChange={(type) => setSearch({ type }, { replace: true })}
    />
  );
}
