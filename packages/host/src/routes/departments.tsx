import { canManageDepartments } from '@tramita/client/rules';
import { DepartmentPage, Departments, SectorPage } from '@tramita/widgets/departments';
import { useParams } from 'react-router';
import { useUser } from '../auth/user-context.ts';
import { useTopBarSlots } from '../shell/top-bar-slots.ts';
import { NoPermission } from './NoPermission.tsx';

/** `/governance/departments`, one of them at `/{departmentId}`, and one of its sectors at `/sector/{sectorId}` below. */
export function DepartmentsRoute() {
  const user = useUser();
  const { departmentId, sectorId } = useParams();
  const { search } = useTopBarSlots();
  if (!canManageDepartments(user)) return <NoPermission />;
  if (sectorId !== undefined) return <SectorPage sector={Number(sectorId)} />;
  if (departmentId !== undefined) return <DepartmentPage department={Number(departmentId)} />;
  return <Departments searchContainer={search} />;
}
