import { listScimConnections, updateServiceAccount } from '@tramita/client/contract';
import type { Operations } from '../../operation.ts';
import type { Scene } from '../../scene/scene.ts';
import { createdServiceAccount } from '../../scene/service-accounts.ts';
import { claim } from '../../wire/deviation.ts';
import { elementsOf, long } from '../lists.ts';

/** Creates a connection, which is a service account with the scope. */
async function onConnection(scene: Scene) {
  const { id } = await createdServiceAccount(scene);
  await scene.as('administrator').call(updateServiceAccount, { params: { id }, body: { scopes: ['scim'] } });
  return { params: { id } };
}

const page = { q: long(201), page: -1, size: 101 };
const invalidPage = [{ query: page, fields: ['q', 'page', 'size'] }];
const absent = { status: 404, code: 'NOT_FOUND' } as const;

/** SCIM connections, all additions. */
export const scimConnectionOperations = {
  'scimConnections.list': {
    as: 'administrator',
    async input(scene) {
      await onConnection(scene);
      return {};
    },
    result({ elements }) {
      claim(elements.length > 0, 'a conexão criada', elements);
    },
  },
  'scimConnections.update': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onConnection(scene)), body: { createsRecords: false } }),
    async result({ createsRecords }, scene, { params }) {
      const { elements } = await scene.as('administrator').call(listScimConnections);
      const stored = elements.find(({ id }) => id === Number(params.id));
      claim(!createsRecords && stored?.createsRecords === false, 'a opção gravada', stored);
    },
    invalid: [{ body: { createsRecords: 'sim' as never }, fields: ['createsRecords'] }],
  },
  'scimConnections.groups': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onConnection(scene)), query: {} }),
    result({ elements }) {
      claim(elements.length === 0, 'nenhum grupo de uma conexão nova', elements);
    },
    invalid: invalidPage,
    paged: elementsOf(100),
  },
  // only a call of the directory creates a group or removes a person
  'scimConnections.setGroupUse': {
    as: 'administrator',
    async input(scene) {
      const { params } = await onConnection(scene);
      return { params: { ...params, group: 2_000_000_000 }, body: { use: 'NONE' as const } };
    },
    onlyRefused: absent,
    invalid: [{ body: { use: 'QUEUE' as never, role: 'ROLE_ROOT' as never }, fields: ['use', 'role'] }],
  },
  'scimConnections.removedPeople': {
    as: 'administrator',
    input: async (scene) => ({ ...(await onConnection(scene)), query: {} }),
    result({ elements }) {
      claim(elements.length === 0, 'nenhuma pessoa removida de uma conexão nova', elements);
    },
    invalid: invalidPage,
    paged: elementsOf(100),
  },
  'scimConnections.releaseName': {
    as: 'administrator',
    async input(scene) {
      const { params } = await onConnection(scene);
      return { params: { ...params, person: 2_000_000_000 } };
    },
    onlyRefused: absent,
    invalid: [{ params: { id: 1, person: 'x' as never }, fields: ['person'] }],
  },
} satisfies Partial<Operations>;
