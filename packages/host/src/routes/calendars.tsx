import { roles, rolesOf } from '@tramita/client/rules';
import { Calendars } from '@tramita/widgets/calendars';
import { useUser } from '../auth/user-context.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/calendars`: the business calendars, for administrators. */
export function CalendarsRoute() {
  const user = useUser();
  const guard = useGuardedLeaving();
  return rolesOf(user).has(roles.admin) ? <Calendars {...guard} /> : <NoPermission />;
}
