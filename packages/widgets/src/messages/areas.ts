import { defineMessages } from './define-messages.ts';

/** The texts of the choice of a department and one of its sectors. */
export const areasMessages = defineMessages('areas', {
  department: 'Departamento',
  sector: 'Setor',
  chooseDepartment: 'Selecione um departamento',
  chooseSector: 'Selecione um setor',
  noDepartmentYet: 'Selecione um departamento...',
  noDepartments: 'Nenhum departamento encontrado',
  noSectors: 'Nenhum setor encontrado',
  inactive: 'Inativo',
  loading: 'Carregando...',
  departmentsFailed: 'Não foi possível carregar os departamentos',
  sectorsFailed: 'Não foi possível carregar os setores',
  retry: 'Tentar novamente',
  departmentLocked: 'Só quem responde por este departamento pode trocá-lo.',
});
