import type { CallReferences } from '../call-reference.ts';
import { marianaCostaMember, patriciaLemosMember, priscilaReisMember } from '../company/people.ts';

export const sectorsReference = {
  'sectors.get': {
    description: 'Devolve o setor com o seu departamento e as pessoas que respondem por ele.',
    params: { id: 1 },
    response: {
      id: 1,
      description: 'Contas a pagar',
      active: true,
      belong: false,
      responsibles: [marianaCostaMember, priscilaReisMember],
      department: { id: 1, description: 'Financeiro', active: true },
    },
  },
  'sectors.create': {
    description: 'Cadastra um setor em um departamento. Com `id`, altera o que já existe, como o PATCH.',
    body: { description: 'Contas internacionais', departmentId: 1, responsibles: [1018], active: true },
    response: {
      id: 28,
      description: 'Contas internacionais',
      active: true,
      belong: true,
      responsibles: [patriciaLemosMember],
      department: { id: 1, description: 'Financeiro', active: true },
    },
  },
  'sectors.update': {
    description:
      'Altera os campos enviados. Só quem responde pelo setor ou pelo departamento pode. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou o setor desde essa revisão.',
    params: { id: 28 },
    body: { description: 'Contas a pagar e despesas', knownRevision: 'e8d3f1a6c0b74952a7e5d9c2b41f8306' },
    response: {
      id: 28,
      description: 'Contas a pagar e despesas',
      active: true,
      belong: true,
      responsibles: [patriciaLemosMember],
      department: { id: 1, description: 'Financeiro', active: true },
      revision: 'a1d94c07e2b35f68907c1b4de8f35a62',
    },
  },
  'sectors.deactivate': {
    description: 'Inativa o setor. Só quem responde por ele ou pelo departamento pode.',
    params: { id: 28 },
  },
  'sectors.activate': {
    description: 'Reativa o setor. Só quem responde por ele ou pelo departamento pode.',
    params: { id: 28 },
    response: {
      id: 28,
      description: 'Contas internacionais',
      active: true,
      belong: true,
      responsibles: [patriciaLemosMember],
      department: { id: 1, description: 'Financeiro', active: true },
    },
  },
} satisfies Partial<CallReferences>;
