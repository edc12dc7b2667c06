import { canManageDepartments } from '@tramita/client/rules';
import { DepartmentPage, Departments, SectorPage } from '@tramita/widgets/departments';
import { useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/governance/departments`, with `/{departmentId}` for a department and `/sector/{sectorId}` for a sector of it. */
export function DepartmentsRoute() {
  const user = useUser();
  const { departmentId, sectorId } = useParams();
  const { search } = useTopBarSlots();
  if (!canManageDepartments(user)) return <NoPermission />;
  if (sectorId !== undefined) return <SectorPage sector={Number(sectorId)} />;
  if (departmentId !== undefined) return <DepartmentPage department={Number(departmentId)} />;
  return <Departments searchContainer={search} />;
}
