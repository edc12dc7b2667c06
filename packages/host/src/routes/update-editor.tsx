import { canManageUpdates } from '@tramita/client/rules';
import { UpdateEditor } from '@tramita/widgets/updates';
import { useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/update/new` creates an update, `/update/{id}` edits one; for administrators only. */
export function UpdateEditorRoute() {
  return canManageUpdates(useUser()) ? <GuardedEditor /> : <NoPermission />;
}

function GuardedEditor() {
  const { id } = useParams();
  const guard = useGuardedLeaving();
  return <UpdateEditor update={id === undefined ? null : Number(id)} {...guard} />;
}
