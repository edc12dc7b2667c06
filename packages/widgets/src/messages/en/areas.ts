import type { areasMessages } from '../areas.ts';
import type { TextsOf } from '../messages.ts';

/** English texts of `areasMessages`. */
export const areasTexts: TextsOf<typeof areasMessages> = {
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
  categoryPlaceholder: 'Pesquise uma categoria',
  statusesPlaceholder: 'Selecione os status',
  unexpected: 'Ocorreu um erro inesperado',
  departmentLocked: 'Só quem responde por este departamento pode mudar o departamento deste processo.',
};
