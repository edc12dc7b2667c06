import type { areasMessages } from '../areas.ts';
import type { TextsOf } from '../messages.ts';

/** English texts of `areasMessages`. */
export const areasTexts: TextsOf<typeof areasMessages> = {
  department: 'Department',
  sector: 'Sector',
  chooseDepartment: 'Select a department',
  chooseSector: 'Select a sector',
  noDepartmentYet: 'Select a department...',
  noDepartments: 'No departments found',
  noSectors: 'No sectors found',
  inactive: 'Inactive',
  loading: 'Loading...',
  departmentsFailed: 'The departments could not be loaded',
  sectorsFailed: 'The sectors could not be loaded',
  retry: 'Try again',
  categoryPlaceholder: 'Search for a category',
  statusesPlaceholder: 'Select the statuses',
  unexpected: 'An unexpected error occurred',
  departmentLocked: 'Only people responsible for this department can change the department of this process.',
};
