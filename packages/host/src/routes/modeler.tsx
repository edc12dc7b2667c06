import { canManageProcesses } from '@tramita/client/rules';
import { Modeler } from '@tramita/widgets/modeler';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useGuardedLeaving } from '../shell/use-guarded-leaving.ts';
import { NoPermission } from './NoPermission.tsx';

/**
 * `/adm/workflow/{id}` edits a version, `/adm/workflow` the draft of a new process. `/adm/workflow/new` removes that
 * draft, starts a new one and redirects to `/adm/workflow`, so that a reload keeps later changes.
 */
export function ModelerRoute({ fresh = false }: { fresh?: boolean }) {
  const user = useUser();
  return canManageProcesses(user) ? <GuardedModeler fresh={fresh} /> : <NoPermission />;
}

function GuardedModeler({ fresh }: { fresh: boolean }) {
  const { id } = useParams();
  const navigate = useNavigate();
  const guard = useGuardedLeaving();
  // redirect after the draft is removed, because a reload of this address would remove the next draft
  const [beganFresh] = useState(fresh);
  useEffect(() => {
    if (fresh) void navigate('/adm/workflow', { replace: true });
  }, [fresh, navigate]);
  return (
    <Modeler
      key={id ?? 'new'}
      process={id === undefined ? null : Number(id)}
      fresh={beganFresh}
      listHref="/adm/workflows"
      {...guard}
      debug={import.meta.env.DEV}
    />
  );
}
