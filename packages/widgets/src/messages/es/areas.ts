import type { areasMessages } from '../areas.ts';
import type { TextsOf } from '../messages.ts';

/** Spanish texts of `areasMessages`. */
export const areasTexts: TextsOf<typeof areasMessages> = {
  department: 'Departamento',
  sector: 'Sector',
  chooseDepartment: 'Seleccione un departamento',
  chooseSector: 'Seleccione un sector',
  noDepartmentYet: 'Seleccione un departamento...',
  noDepartments: 'No se encontraron departamentos',
  noSectors: 'No se encontraron sectores',
  inactive: 'Inactivo',
  loading: 'Cargando...',
  departmentsFailed: 'No fue posible cargar los departamentos',
  sectorsFailed: 'No fue posible cargar los sectores',
  retry: 'Reintentar',
  categoryPlaceholder: 'Busque una categoría',
  statusesPlaceholder: 'Seleccione los estados',
  unexpected: 'Ocurrió un error inesperado',
  departmentLocked: 'Solo quien responde por este departamento puede cambiar el departamento de este proceso.',
};
