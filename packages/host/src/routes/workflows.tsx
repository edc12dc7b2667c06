import { canManageProcesses } from '@tramita/client/rules';
import { Workflows } from '@tramita/widgets/workflows';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/workflows`: the processes of the company. */
export function WorkflowsRoute() {
  const user = useUser();
  const { search } = useTopBarSlots();
  if (!canManageProcesses(user)) return <NoPermission />;
  return <Workflows searchContainer={search} sheetsHref="/adm/sheets" />;
}
