import { getTask, listTags } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { createdGroup } from '../scene/groups.ts';
import { newRequest, type RequestState, sharedRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { absentId } from '../wire/absent.ts';
import { claim, Unchecked } from '../wire/deviation.ts';
import { long } from './lists.ts';

const personalMenu = { as: 'restricted', reason: 'PERSONAL_MENU_ONLY' } as const;

const onNew = (state: RequestState) => async (scene: Scene) => ({
  params: { uuid: (await newRequest(scene, state)).task },
});
const onShared = (state: RequestState) => async (scene: Scene) => ({
  params: { uuid: (await sharedRequest(scene, state)).task },
});

const detail = (scene: Scene, uuid: string) => scene.as('attendant').call(getTask, { params: { uuid } });

/** Returns a tag of the server; tags exist before the run and are only read. */
export async function firstTag(scene: Scene): Promise<number> {
  const [tag] = await scene.as('attendant').call(listTags);
  if (!tag) throw new Unchecked('Cadastre uma etiqueta.');
  return tag.id;
}

/** Single tasks and the actions on them. */
export const taskOperations = {
  'tasks.get': {
    as: 'attendant',
    input: onShared('queued'),
    hidden: ['outsider'],
    async result({ uuid, status, type, currentStep, fields, groups, protocol }, scene) {
      const request = await sharedRequest(scene, 'queued');
      const isRight = uuid === request.task && protocol === request.protocol && status === 'TO_DO' && type === 'NORMAL';
      claim(isRight, `a tarefa ${request.task} à fazer`, { uuid, status, type, protocol });
      claim(currentStep === 'atender' && groups.length === 1, 'a etapa "atender" do grupo', { currentStep, groups });
      const item = fields.find(({ name }) => name === 'item');
      claim(item?.value === 'mesa', 'o campo "item" com o valor "mesa"', item);
      const report = fields.find(({ name }) => name === 'parecer');
      claim(String(report?.rules.required) === 'true', 'o campo "parecer" obrigatório', report?.rules);
    },
    invalid: [{ params: { uuid: 'abc' }, fields: ['uuid'] }],
  },
  'tasks.readSpreadsheet': {
    as: 'attendant',
    input: onShared('held'),
    hidden: ['outsider'],
  },
  'tasks.assign': {
    as: 'attendant',
    input: onNew('queued'),
    hidden: ['outsider'],
    forbidden: [personalMenu],
    async result({ assignees }, scene) {
      const { id } = await scene.person('attendant');
      claim(assignees.length === 1 && assignees[0]?.id === id, `${id} como única pessoa da tarefa`, assignees);
    },
    refused: [
      {
        title: 'assumir uma tarefa concluída',
        input: onShared('finished'),
        as: 'requester',
        status: 409,
        code: 'TASK_ALREADY_DONE',
      },
    ],
  },
  'tasks.unassign': {
    as: 'attendant',
    input: onNew('held'),
    hidden: ['outsider'],
    forbidden: [personalMenu],
    result: ({ assignees, groups }) =>
      claim(assignees.length === 0 && groups.length === 1, 'a tarefa com o grupo, sem pessoa', { assignees, groups }),
    refused: [
      {
        title: 'devolver uma tarefa que ninguém assumiu',
        input: onShared('queued'),
        status: 400,
        code: 'UNABLE_TO_UNASSIGN',
      },
    ],
  },
  'tasks.finish': {
    as: 'attendant',
    input: async (scene) => ({ ...(await onNew('held')(scene)), body: { parecer: 'ok' } }),
    hidden: ['outsider'],
    forbidden: [personalMenu],
    async result({ status, uuid }, scene, { params }) {
      claim(status === 'FINISHED' && uuid === params.uuid, 'a tarefa concluída', { status, uuid });
      const { fields } = await detail(scene, params.uuid);
      const report = fields.find(({ name }) => name === 'parecer');
      claim(report?.value === 'ok', 'o campo "parecer" gravado', report);
    },
    refused: [
      {
        title: 'um formulário sem um campo obrigatório e com um que não existe',
        input: async (scene) => ({ ...(await onShared('held')(scene)), body: { parecer: '', intruso: 1 } }),
        status: 400,
        code: 'FORM_INVALID',
        fields: ['parecer', 'intruso'],
      },
      { title: 'concluir uma tarefa não assumida', input: onShared('queued'), status: 400, code: 'TASK_NOT_HELD' },
      {
        title: 'reprovar sem motivo',
        as: 'requester',
        input: async (scene) => ({ ...(await onShared('approval')(scene)), body: { approved: false } }),
        status: 400,
        code: 'MOTIVE_REQUIRED',
        fields: ['motive'],
      },
      {
        title: 'um motivo de mais de 200 caracteres',
        as: 'requester',
        input: async (scene) => ({
          ...(await onShared('approval')(scene)),
          body: { approved: false, motive: long(201) },
        }),
        status: 400,
        code: 'VALIDATION_ERROR',
        fields: ['motive'],
      },
      {
        title: 'concluir uma tarefa já concluída',
        as: 'requester',
        input: async (scene) => ({ ...(await onShared('finished')(scene)), body: { approved: true } }),
        status: 409,
        code: 'TASK_ALREADY_DONE',
      },
    ],
  },
  'tasks.transfer': {
    as: 'attendant',
    async input(scene) {
      const { id } = await createdGroupOnce(scene);
      return { ...(await onNew('held')(scene)), body: { assignees: [], groups: [id] } };
    },
    hidden: ['outsider'],
    result: ({ groups }, _, { body }) =>
      claim(
        groups.some(({ id }) => id === body.groups[0]),
        `a tarefa com o grupo ${body.groups[0]}`,
        groups,
      ),
    refused: [
      {
        title: 'uma transferência sem destino',
        input: async (scene) => ({ ...(await onShared('held')(scene)), body: { assignees: [], groups: [] } }),
        status: 400,
        code: 'ROUTE_TARGET_REQUIRED',
      },
      {
        title: 'uma transferência para uma pessoa que não existe',
        input: async (scene) => ({ ...(await onShared('held')(scene)), body: { assignees: [absentId], groups: [] } }),
        status: 400,
        code: 'ROUTE_TARGET_UNKNOWN',
      },
    ],
  },
  'tasks.unread': {
    as: 'attendant',
    input: onShared('queued'),
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      claim((await detail(scene, params.uuid)).unread, 'a tarefa não lida', false);
    },
  },
  'tasks.read': {
    as: 'requester',
    input: async (scene) => ({ params: { id: (await sharedRequest(scene, 'approval')).task } }),
    hidden: ['outsider'],
    invalid: [{ params: { id: 'abc' }, fields: ['id'] }],
  },
  'tasks.assigneeRead': {
    as: 'attendant',
    input: async (scene) => ({ params: { id: (await sharedRequest(scene, 'queued')).task } }),
    hidden: ['outsider'],
    async result(_, scene, { params }) {
      claim(!(await detail(scene, String(params.id))).unread, 'a tarefa lida', 'unread: true');
    },
    invalid: [{ params: { id: 'abc' }, fields: ['id'] }],
  },
  'tasks.listTags': {
    as: 'requester',
    input: () => ({}),
    result: (tags) =>
      claim(
        tags.every(({ color }) => /^#[0-9a-f]{3,8}$/i.test(color)),
        'cores hexadecimais',
        tags,
      ),
  },
  'tasks.setTag': {
    as: 'attendant',
    input: async (scene) => ({ ...(await onShared('queued')(scene)), query: { idTaskMarker: await firstTag(scene) } }),
    hidden: ['outsider'],
    forbidden: [personalMenu],
    async result(_, scene, { params, query }) {
      const { taskMarker } = await detail(scene, params.uuid);
      claim(taskMarker?.id === query.idTaskMarker, `a etiqueta ${query.idTaskMarker} na tarefa`, taskMarker);
    },
    invalid: [{ query: {}, fields: ['idTaskMarker'] }],
  },
  'tasks.removeTag': {
    as: 'attendant',
    input: onShared('queued'),
    hidden: ['outsider'],
    forbidden: [personalMenu],
    async result(_, scene, { params }) {
      const { taskMarker } = await detail(scene, params.uuid);
      claim((taskMarker ?? null) === null, 'a tarefa sem etiqueta', taskMarker);
    },
  },
} satisfies Partial<Operations>;

/** Returns a second group, as the target of transfers. */
export const createdGroupOnce = (scene: Scene) => scene.shared('second group', () => createdGroup(scene, 'attendance'));
