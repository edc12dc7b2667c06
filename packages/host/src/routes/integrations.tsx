import { roles, rolesOf } from '@tramita/client/rules';
import { Integrations } from '@tramita/widgets/integrations';
import { useUser } from '../auth/user-context.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/integrations`: service accounts and webhooks, for administrators. */
export function IntegrationsRoute() {
  const user = useUser();
  const guard = useGuardedLeaving();
  return rolesOf(user).has(roles.admin) ? <Integrations {...guard} /> : <NoPermission />;
}
