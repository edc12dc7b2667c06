import {
  createMyDataExport,
  createPersonExport,
  getMyData,
  listMyDataExports,
  listPersonExports,
  type PersonalDataExport,
} from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { createdPerson } from '../scene/directory.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { isInstant, long } from './lists.ts';

const keep = (scene: Scene) => scene.cleanUp.keep('exportações de dados pessoais: o contrato não as exclui');

/** Returns an export whose file is ready. */
const awaitReady = (scene: Scene, uuid: string, list: () => Promise<{ readonly elements: PersonalDataExport[] }>) =>
  scene.eventually(async () => {
    const found = (await list()).elements.find((one) => one.uuid === uuid);
    claim(found?.status === 'READY', 'a exportação pronta', found?.status ?? 'nenhuma exportação');
    return found;
  });

const myReadyExport = (scene: Scene) =>
  scene.shared('export of own data', async () => {
    keep(scene);
    const caller = scene.as('requester');
    const { uuid } = await caller.call(createMyDataExport, {});
    return awaitReady(scene, uuid, () => caller.call(listMyDataExports, {}));
  });

const sharedPerson = (scene: Scene) => scene.shared('person with exported data', () => createdPerson(scene));

const personReadyExport = (scene: Scene) =>
  scene.shared('export of the data of a person', async () => {
    keep(scene);
    const caller = scene.as('administrator');
    const params = { id: (await sharedPerson(scene)).id };
    const { uuid } = await caller.call(createPersonExport, { params });
    return awaitReady(scene, uuid, () => caller.call(listPersonExports, { params }));
  });

const isQueued = ({ status, createdAt }: PersonalDataExport): void =>
  claim(status !== 'FAILED' && isInstant(createdAt), 'a exportação na fila', { status, createdAt });

/** Fails unless a file is a zip archive. */
async function isZip(file: Blob): Promise<void> {
  const beginning = await file.slice(0, 2).text();
  claim(beginning === 'PK', 'um arquivo zip', beginning);
}

/** Returns a claim that a list contains a ready export with the end of its time. */
const hasReady = ({ elements }: { readonly elements: readonly PersonalDataExport[] }): void =>
  claim(
    elements.some(({ status, expiresAt }) => status === 'READY' && expiresAt !== null && isInstant(expiresAt)),
    'uma exportação pronta com "expiresAt" em UTC',
    elements,
  );

/** A person's own data and exports of personal data; all are additions. */
export const personalDataOperations = {
  'myData.get': {
    as: 'requester',
    input: () => ({}),
    async result({ person }, scene) {
      const { id } = await scene.person('requester');
      claim(person.id === id, `os dados da pessoa ${id}`, person.id);
    },
  },
  'myData.setPurpose': {
    as: 'administrator',
    async input(scene) {
      // the text of the company stays as it is
      const { purpose } = await scene.as('administrator').call(getMyData, {});
      return { body: { text: purpose ?? '' } };
    },
    async result({ purpose }, scene) {
      const stored = await scene.as('administrator').call(getMyData, {});
      claim(stored.purpose === purpose, `o texto "${purpose}"`, stored.purpose);
    },
    invalid: [{ body: { text: long(10_001) }, fields: ['text'] }],
  },
  'myData.listExports': {
    as: 'requester',
    async input(scene) {
      await myReadyExport(scene);
      return {};
    },
    result: hasReady,
  },
  'myData.createExport': {
    as: 'requester',
    input(scene) {
      keep(scene);
      return {};
    },
    result: isQueued,
  },
  'myData.downloadExport': {
    as: 'requester',
    input: async (scene) => ({ params: { uuid: (await myReadyExport(scene)).uuid } }),
    hidden: ['administrator'],
    result: isZip,
    invalid: [{ params: { uuid: 'abc' }, fields: ['uuid'] }],
  },
  'directory.listExports': {
    as: 'administrator',
    async input(scene) {
      await personReadyExport(scene);
      return { params: { id: (await sharedPerson(scene)).id } };
    },
    result: hasReady,
  },
  'directory.createExport': {
    as: 'administrator',
    async input(scene) {
      keep(scene);
      return { params: { id: (await sharedPerson(scene)).id } };
    },
    result: isQueued,
  },
  'directory.downloadExport': {
    as: 'administrator',
    input: async (scene) => ({
      params: { id: (await sharedPerson(scene)).id, uuid: (await personReadyExport(scene)).uuid },
    }),
    result: isZip,
    invalid: [{ params: { id: 1, uuid: 'abc' }, fields: ['uuid'] }],
  },
} satisfies Partial<Operations>;
