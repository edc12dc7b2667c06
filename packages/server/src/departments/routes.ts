import type { Handlers } from '../http/handlers.ts';
import { listDepartments } from './list-departments.ts';
import { listSectors } from './list-sectors.ts';

export const departmentsRoutes = {
  'departments.list': listDepartments,
  'departments.listSectors': listSectors,
} satisfies Partial<Handlers>;
