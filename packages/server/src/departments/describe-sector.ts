import type { Sector } from '@tramita/client/contract';
import type { SectorRow } from '../db/people/departments.ts';

/** Converts a sector to its form in lists. */
export const describeSector = ({ id, description, active, belong, department_id }: SectorRow): Sector => ({
  id,
  description,
  active,
  belong,
  departmentId: department_id,
});
