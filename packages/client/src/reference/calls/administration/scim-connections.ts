import type { CallReferences } from '../../call-reference.ts';

const entra = {
  id: 12,
  name: 'Microsoft Entra',
  createsRecords: true,
  lastCall: { at: '2026-03-10T14:30:00.000Z', call: 'PATCH /Users', status: 200 },
  peopleCount: 1840,
  groupCount: 36,
};

const buyers = {
  id: 4,
  name: 'Suprimentos',
  memberCount: 14,
  use: 'ATTENDANCE',
  group: { id: 31, name: 'Suprimentos' },
  role: null,
};

export const scimConnectionsReference = {
  'scimConnections.list': {
    description: 'Lista as conexões SCIM por nome: as contas de serviço com o escopo `scim`.',
    response: { elements: [entra] },
  },
  'scimConnections.update': {
    description: 'Define se a conexão cria os cargos e as filiais que o diretório cita e que ainda não existem.',
    params: { id: 12 },
    body: { createsRecords: false },
    response: { ...entra, createsRecords: false },
  },
  'scimConnections.groups': {
    description: 'Lista os grupos do diretório de uma conexão por nome, com o seu uso.',
    params: { id: 12 },
    query: { q: 'supri', page: 0, size: 25 },
    response: { elements: [buyers], totalElements: 1 },
  },
  'scimConnections.setGroupUse': {
    description:
      'Define para que serve um grupo do diretório. Os membros do grupo ligado passam a ser os do diretório; com um perfil, os membros o recebem. Responde 409 se outro grupo do diretório já está ligado ao grupo ou se o último administrador ativo perderia o perfil.',
    params: { id: 12, group: 4 },
    body: { use: 'ATTENDANCE' as const, group: 31 },
    response: buyers,
  },
  'scimConnections.removedPeople': {
    description:
      'Lista as pessoas que a conexão removeu e que ainda ocupam o seu nome de usuário, as mais novas antes.',
    params: { id: 12 },
    query: { page: 0, size: 25 },
    response: {
      elements: [
        {
          id: 1077,
          completeName: 'Bruno Rocha',
          userName: 'bruno.rocha',
          externalId: '00u1a2b3',
          removedAt: '2026-03-09T09:00:00.000Z',
        },
      ],
      totalElements: 1,
    },
  },
  'scimConnections.releaseName': {
    description:
      'Dá outro nome de usuário a uma pessoa removida, para que o diretório possa criar uma pessoa nova com o nome de antes. Responde 409 se a pessoa voltou a ser ativa.',
    params: { id: 12, person: 1077 },
  },
} satisfies Partial<CallReferences>;
