import { canManageDepartments } from '@tramita/client/rules';
import { LinkedProcesses } from '@tramita/widgets/workflows';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { usePageName } from '../shell/page-name.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/governance/departments/{departmentId}/workflows` and `/governance/sectors/{sectorId}/workflows`. */
export function LinkedProcessesRoute() {
  const user = useUser();
  const { departmentId, sectorId } = useParams();
  const [title, setTitle] = useState<string | null>(null);
  usePageName(title);
  if (!canManageDepartments(user)) return <NoPermission />;
  const area =
    departmentId === undefined
      ? ({ kind: 'sector', id: Number(sectorId) } as const)
      : ({ kind: 'department', id: Number(departmentId) } as const);
  return <LinkedProcesses key={`${area.kind} ${area.id}`} area={area} onTitle={setTitle} />;
}
