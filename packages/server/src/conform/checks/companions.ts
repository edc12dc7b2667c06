import { getTaskDraft, saveTaskDraft } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { newRequest, sharedRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { long } from './lists.ts';

const onNew = async (scene: Scene) => ({ params: { uuid: (await newRequest(scene, 'held')).task } });
const onShared = async (scene: Scene) => ({ params: { uuid: (await sharedRequest(scene, 'held')).task } });

/** Drafts of tasks, and who else views a task; all are additions. */
export const companionOperations = {
  'drafts.get': {
    as: 'attendant',
    async input(scene) {
      const { params } = await onNew(scene);
      await scene.as('attendant').call(saveTaskDraft, { params, body: { values: { parecer: 'a' }, revision: 0 } });
      return { params };
    },
    hidden: ['outsider'],
    result: ({ draft }) => claim(draft?.values['parecer'] === 'a', 'o rascunho guardado', draft),
  },
  'drafts.save': {
    as: 'attendant',
    input: async (scene) => ({ ...(await onNew(scene)), body: { values: { parecer: 'a' }, revision: 0 } }),
    hidden: ['outsider'],
    async result({ revision }, scene, { params }) {
      const { draft } = await scene.as('attendant').call(getTaskDraft, { params });
      claim(draft?.revision === revision && revision > 0, `o rascunho na revisão ${revision}`, draft);
    },
    invalid: [
      { body: { values: {}, revision: -1, comment: long(4001) }, fields: ['revision', 'comment'] },
      { body: { values: { parecer: {} }, revision: 0 }, fields: ['values.parecer'] },
    ],
    refused: [
      {
        title: 'uma revisão que não é a última',
        input: { body: { values: {}, revision: 3 } },
        status: 409,
        code: 'DRAFT_OUTDATED',
      },
      {
        title: 'valores maiores que o limite',
        input: { body: { values: { parecer: long(1024 * 1024) }, revision: 0 } },
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
      },
    ],
  },
  'drafts.delete': {
    as: 'attendant',
    input: onNew,
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      const { draft } = await scene.as('attendant').call(getTaskDraft, { params });
      claim(draft === null, 'nenhum rascunho', draft);
    },
  },
  'presence.announce': {
    as: 'attendant',
    input: async (scene) => ({ ...(await onShared(scene)), body: { isEditing: true } }),
    hidden: ['outsider'],
    async result({ status, holder, others }, scene) {
      const { id } = await scene.person('attendant');
      claim(status === 'TO_DO' && holder?.id === id, `a tarefa assumida por ${id}`, { status, holder });
      claim(!others.some(({ person }) => person.id === id), 'só outras pessoas em "others"', others);
    },
    invalid: [{ body: {}, fields: ['isEditing'] }],
  },
  'presence.leave': { as: 'attendant', input: onShared, hidden: ['outsider'] },
} satisfies Partial<Operations>;
