import type { PersonDetail } from '../../contract/index.ts';
import type { CallReferences } from '../call-reference.ts';

const hr = { key: 'file', name: 'Arquivo do RH' };

const priscila = {
  id: 1008,
  userName: 'priscila.reis',
  firstName: 'Priscila',
  lastName: 'Reis',
  completeName: 'Priscila Reis',
  email: 'priscila.reis@redeipe.example',
  custom1: '207056',
  jobTitle: { id: 8, name: 'Analista II' },
  branch: { id: 1, name: '001 · Matriz São Paulo' },
  superior: { id: 1005, completeName: 'Marcos Tavares' },
  status: { id: 1, description: 'Ativo' },
  roles: 'ROLE_USER,ROLE_REPORT',
  sources: [hr],
  active: true,
  access: 'ACTIVE' as const,
};

/** The example of a person with all registered data. */
export const registeredPerson: PersonDetail = {
  ...priscila,
  nickName: 'Priscila Reis',
  custom2: '971.520.689-17',
  custom3: 'Analista II',
  custom4: '001',
  custom5: 'Contas a pagar',
  sector: { id: 1, name: 'Contas a pagar' },
  showOnlyPersonalMenu: false,
  groups: [
    { id: 2004, name: 'Contas a pagar', active: true },
    { id: 2003, name: 'Financeiro', active: true },
  ],
  grants: [
    { role: 'ROLE_USER', source: null },
    { role: 'ROLE_REPORT', source: null },
  ],
  managed: [{ attribute: 'jobTitleId', source: hr, updatedAt: '2026-11-16T09:00:00.000Z' }],
  externalIds: [{ source: hr, externalId: '207056' }],
  soleTaskCount: 0,
  createdAt: '2025-11-20T12:00:00.000Z',
  changedAt: '2026-11-16T09:00:00.000Z',
  deactivatedAt: null,
  signedInAt: '2026-11-19T11:32:00.000Z',
  revision: '7e31c0a8d95b4f62a10f6c8e24d7b953',
};

/** The person after the release from the source. */
const released: PersonDetail = { ...registeredPerson, sources: [], managed: [], externalIds: [] };

export const directoryReference = {
  'directory.list': {
    description:
      'Lista as pessoas do cadastro, por nome. `q` pesquisa no nome, no usuário, no e-mail e na matrícula; `source` é a chave de uma origem ou `screen`.',
    query: { q: 'reis', access: 'ACTIVE' },
    response: { elements: [priscila], totalElements: 1, sources: [hr] },
  },
  'directory.get': {
    description:
      'Devolve a pessoa com os grupos, os perfis de cada origem, os dados que só a origem pode alterar e o número de tarefas abertas que dependem só dela.',
    params: { id: 1008 },
    response: registeredPerson,
  },
  'directory.create': {
    description:
      'Cadastra uma pessoa ativa e sem perfis. Cargo, filial e setor preenchem `custom3`, `custom4` e `custom5` que não vierem. Responde 409 se o usuário já existe.',
    body: {
      userName: 'priscila.reis',
      firstName: 'Priscila',
      lastName: 'Reis',
      email: 'priscila.reis@redeipe.example',
      custom1: '207056',
      custom2: '97152068917',
      branchId: 1,
      jobTitleId: 8,
      sectorId: 1,
      status: 'ativo',
      superiorId: 1005,
    },
    response: { ...released, groups: [], grants: [], roles: '', access: 'NEVER', signedInAt: null },
  },
  'directory.update': {
    description:
      'Altera os dados enviados; `null` apaga um dado. Responde 409 `MANAGED_ELSEWHERE` se o dado vem de outra origem e `HIERARCHY_CYCLE` se a hierarquia formaria um ciclo. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou o cadastro desde essa revisão.',
    params: { id: 1008 },
    body: { superiorId: 1005, knownRevision: '7e31c0a8d95b4f62a10f6c8e24d7b953' },
    response: registeredPerson,
  },
  'directory.replaceSuperior': {
    description:
      'Dá outro superior a todas as pessoas ativas que se reportam à pessoa. Responde 409 `HIERARCHY_CYCLE` se a hierarquia formaria um ciclo e 409 `MANAGED_ELSEWHERE` se o superior de uma delas vem de outra origem; então não muda nada.',
    params: { id: 1005 },
    body: { superiorId: 1008 },
    response: { changed: [1011, 1012] },
  },
  'directory.activate': {
    description: 'Devolve o acesso à pessoa, com os grupos, os perfis e o superior de antes.',
    params: { id: 1008 },
    response: released,
  },
  'directory.deactivate': {
    description: 'Tira o acesso da pessoa na hora. Responde 409 `LAST_ADMIN` se ela é o último administrador ativo.',
    params: { id: 1008 },
    response: {
      ...released,
      active: false,
      access: 'INACTIVE',
      deactivatedAt: '2026-11-19T18:00:00.000Z',
    },
  },
  'directory.release': {
    description: 'Desvincula a pessoa de todas as origens; os perfis que elas deram continuam.',
    params: { id: 1008 },
    response: released,
  },
  'directory.tasks': {
    description:
      'Lista as tarefas abertas que a pessoa assumiu ou pode assumir, da mais antiga à mais nova. `sole` marca as que não têm outro responsável ativo.',
    params: { id: 1008 },
    query: { page: 0, size: 25 },
    response: {
      elements: [
        {
          id: 30117,
          idk: 48198,
          process: 'Cadastro de fornecedor',
          step: 'Aprovação fiscal',
          createdAt: '2026-11-18T13:05:00.000Z',
          dueAt: '2026-11-20T21:00:00.000Z',
          taken: true,
          sole: false,
        },
      ],
      totalElements: 1,
    },
  },
  'directory.setGroups': {
    description:
      'Substitui os grupos de atendimento da pessoa, até 200. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou o cadastro desde essa revisão.',
    params: { id: 1008 },
    body: { groups: [2003, 2004], knownRevision: '7e31c0a8d95b4f62a10f6c8e24d7b953' },
    response: registeredPerson,
  },
  'directory.setRoles': {
    description:
      'Substitui os perfis dados pela tela; os perfis de outras origens continuam. Responde 409 `LAST_ADMIN` se a pessoa é o último administrador ativo. Com `knownRevision`, responde 409 `RECORD_OUTDATED` se outra pessoa alterou o cadastro desde essa revisão.',
    params: { id: 1008 },
    body: { roles: ['ROLE_REPORT'], knownRevision: '7e31c0a8d95b4f62a10f6c8e24d7b953' },
    response: registeredPerson,
  },
} satisfies Partial<CallReferences>;
