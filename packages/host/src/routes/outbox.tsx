import { roles, rolesOf } from '@tramita/client/rules';
import { Outbox } from '@tramita/widgets/outbox';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/outbox`: the e-mail and chat messages of steps, for administrators. */
export function OutboxRoute() {
  const user = useUser();
  if (!rolesOf(user).has(roles.admin)) return <NoPermission />;
  return <Outbox requestHref={(protocol) => `/report/task/${protocol}`} />;
}
