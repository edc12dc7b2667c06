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
    description: 'Altera os campos enviados. Só quem responde pelo setor ou pelo departamento pode.',
    params: { id: 28 },
    body: { description: 'Contas a pagar e despesas' },
    response: {
      id: 28,
      description: 'Contas a pagar e despesas',
      active: true,
      belong: true,
      responsibles: [patriciaLemosMember],
      department: { id: 1, description: 'Financeiro', active: true },
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
