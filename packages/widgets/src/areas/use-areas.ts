import { listDepartments, listSectors } from '@tramita/client/contract';
import { useWholeList } from '../calls/use-whole-list.ts';

/** Page size of the lookups of departments and sectors. */
const departmentsSize = 999;
const sectorsSize = 100;

/** Loads all departments, active or not, with the known data of their sectors. */
export const useDepartmentLookup = () => useWholeList(listDepartments, {}, departmentsSize);

/** Loads all sectors of a department, active or not; idle without a department. */
export const useSectorLookup = (departmentId: number | null) =>
  useWholeList(listSectors, departmentId === null ? null : { params: { id: departmentId } }, sectorsSize);
