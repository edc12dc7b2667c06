import { roles, rolesOf } from '@tramita/client/rules';
import { Pending, type PendingLinks } from '@tramita/widgets/pending';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

const links: PendingLinks = {
  request: (protocol) => `/report/task/${protocol}`,
  person: (id) => `/adm/people/${id}`,
  group: (id) => `/adm/group/${id}`,
  department: (id) => `/governance/departments/${id}`,
  sector: (id, department) => `/governance/departments/${department}/sector/${id}`,
  process: (id) => `/adm/workflow/${id}`,
};

/** `/adm/pending`: pending work of administrators. */
export function PendingRoute() {
  const user = useUser();
  if (!rolesOf(user).has(roles.admin)) return <NoPermission />;
  return <Pending links={links} />;
}
