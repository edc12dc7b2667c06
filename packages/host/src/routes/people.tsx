import { canManagePeople } from '@tramita/client/rules';
import { People } from '@tramita/widgets/people';
import { useCapability } from '@tramita/widgets/provider';
import { useUser } from '../auth/user-context.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/people`: the people of the company, for administrators. */
export function PeopleRoute() {
  const user = useUser();
  const guard = useGuardedLeaving();
  const canImport = useCapability('imports.create');
  if (!canManagePeople(user)) return <NoPermission />;
  return <People {...guard} importHref={canImport ? '/adm/people/import' : undefined} />;
}
