import { canManagePeople } from '@tramita/client/rules';
import { People } from '@tramita/widgets/people';
import { useUser } from '../auth/user-context.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/people`: the people of the company, for administrators. */
export function PeopleRoute() {
  const user = useUser();
  const guard = useGuardedLeaving();
  if (!canManagePeople(user)) return <NoPermission />;
  return <People {...guard} />;
}
