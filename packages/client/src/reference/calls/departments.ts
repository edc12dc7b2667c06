import type { CallReferences } from '../call-reference.ts';
import { marcosTavaresMember, patriciaLemosMember } from '../company/people.ts';

export const departmentsReference = {
  'departments.list': {
    description:
      'Lista departamentos ativos e inativos com os seus setores, por nome. `belong` diz se quem chama responde por ele.',
    query: { q: 'fin' },
    response: {
      elements: [
        {
          id: 1,
          description: 'Financeiro',
          active: true,
          belong: false,
          sectors: [
            { id: 1, description: 'Contas a pagar', active: true, belong: false, departmentId: 1 },
            { id: 2, description: 'Contas a receber', active: true, belong: false, departmentId: 1 },
          ],
        },
      ],
      totalElements: 1,
    },
  },
  'departments.listSectors': {
    description: 'Lista os setores ativos e inativos de um departamento, por nome.',
    params: { id: 1 },
    query: { size: 100 },
    response: {
      elements: [
        { id: 1, description: 'Contas a pagar', active: true, belong: false, departmentId: 1 },
        { id: 2, description: 'Contas a receber', active: true, belong: false, departmentId: 1 },
      ],
      totalElements: 4,
    },
  },
  'departments.get': {
    description: 'Devolve o departamento com as pessoas que respondem por ele e os seus setores.',
    params: { id: 1 },
    response: {
      id: 1,
      description: 'Financeiro',
      active: true,
      belong: false,
      responsibles: [marcosTavaresMember],
      sectors: [
        { id: 1, description: 'Contas a pagar', active: true, belong: false, departmentId: 1 },
        { id: 2, description: 'Contas a receber', active: true, belong: false, departmentId: 1 },
      ],
    },
  },
  'departments.create': {
    description: 'Cadastra um departamento. Com `id`, altera o que já existe, como o PATCH.',
    body: { description: 'Sustentabilidade', responsibles: [1018], active: true },
    response: {
      id: 10,
      description: 'Sustentabilidade',
      active: true,
      belong: true,
      responsibles: [patriciaLemosMember],
      sectors: [],
    },
  },
  'departments.update': {
    description:
      'Altera os campos enviados. Só quem responde pelo departamento pode. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou o departamento desde essa revisão.',
    params: { id: 10 },
    body: { responsibles: [1018, 1005], knownRevision: '0b9c5d2e7f184a36b8c1e4f7092d6a53' },
    response: {
      id: 10,
      description: 'Sustentabilidade',
      active: true,
      belong: true,
      responsibles: [marcosTavaresMember, patriciaLemosMember],
      sectors: [],
      revision: 'a1d94c07e2b35f68907c1b4de8f35a62',
    },
  },
  'departments.deactivate': {
    description: 'Inativa o departamento; os setores não mudam. Só quem responde por ele pode.',
    params: { id: 10 },
  },
  'departments.activate': {
    description: 'Reativa o departamento. Só quem responde por ele pode.',
    params: { id: 10 },
    response: {
      id: 10,
      description: 'Sustentabilidade',
      active: true,
      belong: true,
      responsibles: [patriciaLemosMember],
      sectors: [],
    },
  },
} satisfies Partial<CallReferences>;
