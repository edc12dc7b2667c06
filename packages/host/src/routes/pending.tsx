import { roles, rolesOf } from '@tramita/client/rules';
import { Pending, type PendingLinks } from '@tramita/widgets/pending';
import { useCapability } from '@tramita/widgets/provider';
import { useUser } from '../auth/user-context.ts';
import { NoPermission } from './NoPermission.tsx';

const links: PendingLinks = {
  request: (protocol) => `/report/task/${protocol}`,
  group: (id) => `/adm/group/${id}`,
  department: (id) => `/governance/departments/${id}`,
  sector: (id, department) => `/governance/departments/${department}/sector/${id}`,
  process: (id) => `/adm/workflow/${id}`,
};

const linksToPeople: PendingLinks = { ...links, person: (id) => `/adm/people/${id}` };

/** `/adm/pending`: pending work of administrators. */
export function PendingRoute() {
  const user = useUser();
  const hasPeople = useCapability('directory.list');
  if (!rolesOf(user).has(roles.admin)) return <NoPermission />;
  return <Pending links={hasPeople ? linksToPeople : links} />;
}
