import { canManageProcesses } from '@tramita/client/rules';
import { Sheets } from '@tramita/widgets/sheets';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/adm/sheets`: the spreadsheets that the server keeps itself, for those who manage processes. */
export function SheetsRoute() {
  const user = useUser();
  const { search } = useTopBarSlots();
  return canManageProcesses(user) ? <Sheets searchContainer={search} /> : <NoPermission />;
}
