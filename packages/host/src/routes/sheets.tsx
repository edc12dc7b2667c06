import { canManageProcesses } from '@tramita/client/rules';
import { Sheets } from '@tramita/widgets/sheets';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/sheets`: the spreadsheets stored on the server, for users who manage processes. */
export function SheetsRoute() {
  const user = useUser();
  const { search } = useTopBarSlots();
  return canManageProcesses(user) ? <Sheets searchContainer={search} /> : <NoPermission />;
}
