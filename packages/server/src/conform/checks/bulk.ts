import { type BulkAnswer, setTaskTag } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { newRequest, type RequestState } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { absentUuid } from '../wire/absent.ts';
import { claim } from '../wire/deviation.ts';
import { long } from './lists.ts';
import { createdGroupOnce, firstTag } from './tasks.ts';

/** One more than a bulk call may contain. */
const many = Array.from({ length: 201 }, () => absentUuid);

/** Returns the task of a new request, and one that does not exist. */
const twoTasks = async (scene: Scene, state: RequestState): Promise<string[]> => [
  (await newRequest(scene, state)).task,
  absentUuid,
];

/** Checks that the first id was done and the second ignored, with a reason. */
function oneDone({ processed, ignored, results }: BulkAnswer, [done, other]: readonly string[]): void {
  claim(processed.length === 1 && processed[0] === done, `"processed" com ${done}`, processed);
  claim(ignored.length === 1 && ignored[0] === other, `"ignored" com ${other}`, ignored);
  if (!results) return;
  const outcomes = results.map(({ id, outcome }) => `${id} ${outcome}`);
  const isComplete = results[0]?.outcome === 'done' && results[1]?.outcome !== 'done' && results.length === 2;
  claim(isComplete && Boolean(results[1]?.message), 'um resultado por item, com a mensagem do recusado', outcomes);
}

/** Returns the invalid lists of ids: none, too many, not ids. */
const wrongIds = (name: string) => [
  { body: { [name]: [] }, fields: [name] },
  { body: { [name]: many }, fields: [name] },
  { body: { [name]: ['abc'] }, fields: [`${name}.0`] },
];

const withRest = (name: string, rest: object) =>
  wrongIds(name).map(({ body, fields }) => ({ body: { ...body, ...rest }, fields }));

/** Bulk actions, and the form of a bulk finish. */
export const bulkOperations = {
  'tasks.bulkFinish': {
    as: 'attendant',
    input: async (scene) => ({ body: { tasks: await twoTasks(scene, 'held'), data: { parecer: 'ok' } } }),
    forbidden: ['restricted'],
    result: (answer, _, { body }) => oneDone(answer, body.tasks),
    invalid: withRest('tasks', { data: { parecer: 'ok' } }),
  },
  'tasks.bulkAssign': {
    as: 'attendant',
    input: async (scene) => ({ body: { tasks: await twoTasks(scene, 'queued') } }),
    forbidden: ['restricted'],
    result: (answer, _, { body }) => oneDone(answer, body.tasks),
    invalid: wrongIds('tasks'),
  },
  'tasks.bulkUnassign': {
    as: 'attendant',
    input: async (scene) => ({ body: { tasks: await twoTasks(scene, 'held') } }),
    forbidden: ['restricted'],
    result: (answer, _, { body }) => oneDone(answer, body.tasks),
    invalid: wrongIds('tasks'),
  },
  'tasks.bulkTransfer': {
    as: 'attendant',
    async input(scene) {
      const { id } = await createdGroupOnce(scene);
      return { body: { tasks: await twoTasks(scene, 'held'), assignees: [], groups: [id] } };
    },
    forbidden: ['restricted'],
    result: (answer, _, { body }) => oneDone(answer, body.tasks),
    invalid: withRest('tasks', { assignees: [], groups: [1] }),
    refused: [
      {
        title: 'uma transferência sem destino',
        input: { body: { tasks: [absentUuid], assignees: [], groups: [] } },
        status: 400,
        code: 'ROUTE_TARGET_REQUIRED',
      },
    ],
  },
  'tasks.bulkSetTag': {
    as: 'attendant',
    input: async (scene) => ({
      query: { idTaskMarker: await firstTag(scene) },
      body: { items: await twoTasks(scene, 'queued') },
    }),
    forbidden: ['restricted'],
    result: (answer, _, { body }) => oneDone(answer, body.items),
    invalid: [{ query: {}, fields: ['idTaskMarker'] }, ...wrongIds('items')],
  },
  'tasks.bulkRemoveTag': {
    as: 'attendant',
    async input(scene) {
      const items = await twoTasks(scene, 'queued');
      const query = { idTaskMarker: await firstTag(scene) };
      await scene.as('attendant').call(setTaskTag, { params: { uuid: items[0] ?? '' }, query });
      return { body: { items } };
    },
    forbidden: ['restricted'],
    result: (answer, _, { body }) => oneDone(answer, body.items),
    invalid: wrongIds('items'),
  },
  'tasks.editableFieldsMetadata': {
    as: 'attendant',
    input: async (scene) => ({
      query: { 'process-step-id': 'atender', task: (await newRequest(scene, 'held')).task },
    }),
    missing: { query: { 'process-step-id': 'atender', task: absentUuid } },
    hidden: ['outsider'],
    forbidden: ['restricted'],
    result(fields) {
      const names = fields.map(({ name }) => name);
      claim(names.includes('parecer') && !names.includes('item'), 'só o campo editável "parecer"', names);
    },
    invalid: [{ query: { task: 'abc' }, fields: ['process-step-id', 'task'] }],
  },
  'requests.bulkCancel': {
    as: 'requester',
    async input(scene) {
      const { protocol } = await newRequest(scene, 'queued');
      return { body: { protocols: [protocol, absentUuid], motive: 'teste' } };
    },
    result: (answer, _, { body }) => oneDone(answer, body.protocols),
    invalid: withRest('protocols', { motive: 'teste' }),
    refused: [
      {
        title: 'um cancelamento sem motivo',
        input: { body: { protocols: [absentUuid], motive: ' ' } },
        status: 400,
        code: 'MOTIVE_REQUIRED',
        fields: ['motive'],
      },
      {
        title: 'um motivo de mais de 200 caracteres',
        input: { body: { protocols: [absentUuid], motive: long(201) } },
        status: 400,
        code: 'VALIDATION_ERROR',
        fields: ['motive'],
      },
    ],
  },
  'requests.bulkFinish': {
    as: 'administrator',
    async input(scene) {
      const { protocol } = await newRequest(scene, 'queued');
      return { body: { protocols: [protocol, absentUuid], motive: 'teste' } };
    },
    result: (answer, _, { body }) => oneDone(answer, body.protocols),
    invalid: withRest('protocols', { motive: 'teste' }),
    refused: [
      {
        title: 'um encerramento sem motivo',
        input: { body: { protocols: [absentUuid], motive: ' ' } },
        status: 400,
        code: 'MOTIVE_REQUIRED',
        fields: ['motive'],
      },
    ],
  },
} satisfies Partial<Operations>;
