import type { Handlers } from '../handlers.ts';
import { activateDepartment } from './activate-department.ts';
import { activateSector } from './activate-sector.ts';
import { createDepartment } from './create-department.ts';
import { createSector } from './create-sector.ts';
import { deactivateDepartment } from './deactivate-department.ts';
import { deactivateSector } from './deactivate-sector.ts';
import { getDepartment } from './get-department.ts';
import { getSector } from './get-sector.ts';
import { listDepartments } from './list-departments.ts';
import { listSectors } from './list-sectors.ts';
import { updateDepartment } from './update-department.ts';
import { updateSector } from './update-sector.ts';

export const departmentsRoutes = {
  'departments.list': listDepartments,
  'departments.listSectors': listSectors,
  'departments.get': getDepartment,
  'departments.create': createDepartment,
  'departments.update': updateDepartment,
  'departments.deactivate': deactivateDepartment,
  'departments.activate': activateDepartment,
  'sectors.get': getSector,
  'sectors.create': createSector,
  'sectors.update': updateSector,
  'sectors.deactivate': deactivateSector,
  'sectors.activate': activateSector,
} satisfies Partial<Handlers>;
