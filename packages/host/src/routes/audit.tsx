import { roles, rolesOf } from '@tramita/client/rules';
import { Audit } from '@tramita/widgets/audit';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/audit`: the audit trail, for administrators. */
export function AuditRoute() {
  const user = useUser();
  if (!rolesOf(user).has(roles.admin)) return <NoPermission />;
  return <Audit />;
}
