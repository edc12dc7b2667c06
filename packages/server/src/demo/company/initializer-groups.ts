import type { BranchCode } from './branches.ts';
import type { JobTitle } from './job-titles.ts';

interface InitializerGroup {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly members: readonly string[];
  readonly branches: readonly BranchCode[];
  readonly jobTitles: readonly JobTitle[];
}

/** Users who may start a restricted service: listed by name, or all users of a branch or with a job title. */
export const initializerGroups: readonly InitializerGroup[] = [
  {
    id: 1,
    name: 'Gestores',
    active: true,
    members: ['marina.teixeira'],
    branches: [],
    jobTitles: ['Presidência', 'Diretoria', 'Gerente', 'Gerente regional', 'Gerente de loja', 'Coordenação'],
  },
  {
    id: 2,
    name: 'Lojas da Regional Interior',
    active: true,
    members: ['helena.barros'],
    branches: ['042', '044', '051', '057', '063'],
    jobTitles: [],
  },
  {
    id: 3,
    name: 'Controladoria',
    active: true,
    members: ['jorge.valente'],
    branches: ['500'],
    jobTitles: ['Auditoria'],
  },
];
