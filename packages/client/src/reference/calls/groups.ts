import type { CallReferences } from '../call-reference.ts';
import {
  julianaPradoMember,
  marcosTavaresMember,
  marianaCostaMember,
  priscilaReisMember,
  rafaelNunesMember,
} from '../company/people.ts';

export const groupsReference = {
  'groups.get': {
    description: 'Devolve o grupo de atendimento com os seus membros.',
    params: { id: 2004 },
    response: {
      id: 2004,
      name: 'Contas a pagar',
      active: true,
      members: [marianaCostaMember, priscilaReisMember],
      branches: [],
      jobtitles: [],
      revision: '5f0c2d7b9e1a4c38a6d4b0e7f1928374',
    },
  },
  'groups.create': {
    description: 'Cadastra um grupo de atendimento. Responde 409 se outro grupo tem o nome.',
    body: { name: 'Central de despesas', active: true, members: [1007, 1008], branches: [], jobtitles: [] },
    response: {
      id: 2013,
      name: 'Central de despesas',
      active: true,
      members: [marianaCostaMember, priscilaReisMember],
      branches: [],
      jobtitles: [],
    },
  },
  'groups.update': {
    description:
      'Substitui nome, status e membros do grupo. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou o grupo desde essa revisão.',
    params: { id: 2004 },
    body: {
      name: 'Contas a pagar',
      active: true,
      members: [1007, 1008],
      branches: [],
      jobtitles: [],
      knownRevision: '5f0c2d7b9e1a4c38a6d4b0e7f1928374',
    },
    response: {
      id: 2004,
      name: 'Contas a pagar',
      active: true,
      members: [marcosTavaresMember, marianaCostaMember],
      branches: [],
      jobtitles: [],
      revision: 'a1d94c07e2b35f68907c1b4de8f35a62',
    },
  },
  'groups.delete': {
    description: 'Exclui o grupo. Responde 409 enquanto um processo ativo ou uma tarefa aberta o usa.',
    params: { id: 2013 },
  },
  'groups.listInitializers': {
    description: 'Lista os grupos de solicitação ativos e inativos, por nome.',
    query: { search: 'compras', size: 20 },
    response: { elements: [{ id: 4, name: 'Compras das lojas', active: true }], totalElements: 1 },
  },
  'groups.getInitializer': {
    description: 'Devolve o grupo de solicitação com os seus membros, filiais e cargos.',
    params: { id: 4 },
    response: {
      id: 4,
      name: 'Compras das lojas',
      active: true,
      members: [julianaPradoMember],
      branches: [{ id: 1, name: '001 · Matriz São Paulo' }],
      jobtitles: [{ id: 1, name: 'Presidência' }],
      revision: '5f0c2d7b9e1a4c38a6d4b0e7f1928374',
    },
  },
  'groups.createInitializer': {
    description:
      'Cadastra um grupo de solicitação: só as pessoas, filiais e cargos dele iniciam os processos que o exigem.',
    body: { name: 'Compras das lojas', active: true, members: [1045], branches: [1], jobtitles: [1] },
    response: {
      id: 4,
      name: 'Compras das lojas',
      active: true,
      members: [julianaPradoMember],
      branches: [{ id: 1, name: '001 · Matriz São Paulo' }],
      jobtitles: [{ id: 1, name: 'Presidência' }],
    },
  },
  'groups.updateInitializer': {
    description:
      'Substitui todos os campos do grupo de solicitação. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou o grupo desde essa revisão.',
    params: { id: 4 },
    body: {
      name: 'Compras das lojas',
      active: true,
      members: [1045, 1044],
      branches: [1],
      jobtitles: [1],
      knownRevision: '5f0c2d7b9e1a4c38a6d4b0e7f1928374',
    },
    response: {
      id: 4,
      name: 'Compras das lojas',
      active: true,
      members: [julianaPradoMember, rafaelNunesMember],
      branches: [{ id: 1, name: '001 · Matriz São Paulo' }],
      jobtitles: [{ id: 1, name: 'Presidência' }],
      revision: 'a1d94c07e2b35f68907c1b4de8f35a62',
    },
  },
  'groups.deleteInitializer': {
    description: 'Exclui o grupo de solicitação. Responde 409 enquanto um processo ativo o usa.',
    params: { id: 4 },
  },
} satisfies Partial<CallReferences>;
