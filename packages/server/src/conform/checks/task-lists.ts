import { listProcessTitles, listTasks, type TaskListQuery, type TaskRow } from '@tramita/client/contract';
import type { Operations, Rule } from '../operation.ts';
import { sharedDepartment } from '../scene/areas.ts';
import { sharedService } from '../scene/processes.ts';
import { newRequest, queue, sharedRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { claim, shown } from '../wire/deviation.ts';
import { isInstant, long } from './lists.ts';

/** The attendant's queue. */
const waiting = { myTasks: false, assignedToMe: false, status: 'TO_DO' } as const;

const list = (scene: Scene, query: TaskListQuery) => scene.as('attendant').call(listTasks, { query });

/** Returns the queue limited to requests of this run. */
async function ownQueue(scene: Scene, query: Partial<TaskListQuery> = {}): Promise<readonly TaskRow[]> {
  await queue(scene);
  const { title } = await sharedService(scene);
  return list(scene, { ...waiting, process: title, itemsPerPage: 200, ...query });
}

const idksOf = (rows: readonly TaskRow[]): number[] => rows.map(({ idk }) => idk);

/** A filter must return all rows of the run that match, and no others. */
function filterRule(
  name: string,
  query: (scene: Scene) => Promise<{ readonly match: Partial<TaskListQuery>; readonly other: Partial<TaskListQuery> }>,
): Rule {
  return {
    title: `filtra por "${name}"`,
    async check(scene) {
      const { match, other } = await query(scene);
      const sent = (await queue(scene)).map(({ idk }) => idk);
      const found = idksOf(await ownQueue(scene, match));
      const kept = 'idk' in match ? sent.filter((idk) => String(match.idk).split(',').includes(String(idk))) : sent;
      claim(
        kept.every((idk) => found.includes(idk)),
        `as solicitações ${kept.join(', ')} com ${shown(match)}`,
        found,
      );
      if ('idk' in match) claim(found.length === kept.length, `só ${kept.join(', ')}`, found);
      const none = await ownQueue(scene, other);
      claim(none.length === 0, `nenhuma linha com ${shown(other)}`, idksOf(none));
    },
  };
}

const orderRule = (parameter: string, keyOf: (row: TaskRow) => string | number): Rule => ({
  title: `ordena por "${parameter}" nas duas direções`,
  async check(scene) {
    for (const direction of ['ASC', 'DESC'] as const) {
      const rows = await ownQueue(scene, { [parameter]: direction });
      const keys = rows.map(keyOf);
      const sorted = [...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
      if (direction === 'DESC') sorted.reverse();
      claim(keys.length > 2, 'as três tarefas da fila', keys);
      claim(JSON.stringify(keys) === JSON.stringify(sorted), `${direction}: ${sorted.join(', ')}`, keys.join(', '));
    }
  },
});

/** The task lists and the choices of their filters. */
export const taskListOperations = {
  'tasks.list': {
    as: 'attendant',
    async input(scene) {
      const { title } = await sharedService(scene);
      await queue(scene);
      return { query: { ...waiting, process: title } };
    },
    async result(rows, scene) {
      const sent = (await queue(scene)).map(({ idk }) => idk);
      claim(
        sent.every((idk) => idksOf(rows).includes(idk)),
        `as tarefas de ${sent.join(', ')}`,
        idksOf(rows),
      );
      const wrong = rows.find(({ createdAt }) => !isInstant(createdAt));
      claim(wrong === undefined, '"createdAt" em UTC', wrong?.createdAt);
    },
    paged: {
      page: 'page',
      size: 'itemsPerPage',
      most: 200,
      rows: (rows) => rows,
      total: ([first]) => first?.totalLength ?? 0,
    },
    invalid: [
      { query: { myTasks: '1', status: 'OPEN' }, fields: ['myTasks', 'assignedToMe', 'status'] },
      { query: { ...waiting, itemsPerPage: 201 }, fields: ['itemsPerPage'] },
      { query: { ...waiting, createdAt: '2026-02-30' }, fields: ['createdAt'] },
      { query: { ...waiting, step: long(201) }, fields: ['step'] },
    ],
    forbidden: [{ as: 'restricted', reason: 'PERSONAL_MENU_ONLY' }],
    sorted: [
      {
        title: 'da mais nova para a mais antiga, sem outra ordem',
        input: async (scene) => ({ query: { ...waiting, process: (await sharedService(scene)).title } }),
        keys: (rows) => rows.map(({ createdAt }) => createdAt),
        direction: 'DESC',
      },
    ],
    rules: [
      filterRule('idk', async (scene) => {
        const [first, , last] = await queue(scene);
        return { match: { idk: `${first?.idk},${last?.idk}` }, other: { idk: '1' } };
      }),
      filterRule('step', async () => ({ match: { step: 'ATEND' }, other: { step: 'outra etapa' } })),
      filterRule('createdBy', async (scene) => {
        const { createdBy } = (await ownQueue(scene))[0] ?? {};
        return { match: { createdBy: createdBy ?? '' }, other: { createdBy: 'ninguem-tem-este-nome' } };
      }),
      filterRule('createdAt', async () => ({ match: {}, other: { createdAt: '2001-01-01' } })),
      filterRule('process', async () => ({ match: {}, other: { process: 'nenhum processo tem este nome' } })),
      filterRule('assignees', async (scene) => {
        const name = (await ownQueue(scene))[0]?.groups?.[0]?.name;
        return { match: name === undefined ? {} : { assignees: name }, other: { assignees: 'ninguem-tem-este-nome' } };
      }),
      orderRule('orderByIdk', ({ idk }) => idk),
      orderRule('orderByCreatedAt', ({ createdAt }) => createdAt),
      {
        title: 'separa as listas por "status" e "assignedToMe"',
        async check(scene) {
          const { idk } = await sharedRequest(scene, 'held');
          const own = { idk: String(idk) };
          const held = await list(scene, { ...waiting, assignedToMe: true, ...own });
          claim(idksOf(held).includes(idk), `a tarefa assumida de ${idk} em "assignedToMe"`, idksOf(held));
          const finished = await list(scene, { ...waiting, status: 'FINISHED', ...own });
          claim(finished.length === 0, `${idk} fora das concluídas`, idksOf(finished));
          const mine = await list(scene, { myTasks: true, assignedToMe: true, status: 'IN_PROGRESS', ...own });
          claim(mine.length === 0, `${idk} fora das solicitações de outra pessoa`, idksOf(mine));
        },
      },
      {
        title: 'não mostra as tarefas do grupo a quem não é membro',
        async check(scene) {
          const { title } = await sharedService(scene);
          await queue(scene);
          const rows = await scene.as('outsider').call(listTasks, { query: { ...waiting, process: title } });
          claim(rows.length === 0, 'nenhuma tarefa', idksOf(rows));
        },
      },
      {
        title: 'filtra por uma coluna de dados do processo',
        async check(scene) {
          const none = await ownQueue(scene, { item: 'nenhum-item-tem-este-valor' });
          claim(none.length === 0, 'nenhuma linha com outro item', idksOf(none));
          const all = await ownQueue(scene, { item: 'mesa' });
          claim(all.length > 2, 'as tarefas com o item "mesa"', idksOf(all));
        },
      },
    ],
  },
  'tasks.unreadCounts': {
    as: 'attendant',
    async input(scene) {
      await newRequest(scene, 'queued');
      return {};
    },
    result: ({ groupTasks }) => claim(groupTasks > 0, 'a tarefa nova do grupo entre as não lidas', groupTasks),
  },
  'tasks.loadUnread': {
    as: 'attendant',
    input: () => ({}),
    result: (counts) =>
      claim(
        Object.values(counts).every((count) => Number.isInteger(count) && count >= 0),
        'quantidades',
        counts,
      ),
  },
  'tasks.myProcessTitles': {
    as: 'attendant',
    async input(scene) {
      await queue(scene);
      return { query: { taskScreen: 'ASSIGNED_TASK_TO_DO' } };
    },
    async result({ inAttendance, remaining }, scene) {
      const { title } = await sharedService(scene);
      claim(inAttendance.includes(title), `"${title}" em "inAttendance"`, inAttendance);
      claim(!remaining.includes(title), `"${title}" só uma vez`, remaining);
    },
    invalid: [{ query: { taskScreen: 'ALL' }, fields: ['taskScreen'] }],
  },
  'tasks.processStepTitles': {
    as: 'attendant',
    input: async (scene) => ({ query: { process: (await sharedService(scene)).title } }),
    result: (titles) =>
      claim(
        ['Atender', 'Aprovar'].every((title) => titles.includes(title)),
        'as etapas',
        titles,
      ),
    invalid: [{ query: {}, fields: ['process'] }],
  },
  'tasks.processData': {
    as: 'attendant',
    input: async (scene) => ({ query: { process: (await sharedService(scene)).title } }),
    result(columns) {
      claim(
        columns.some(({ name, label }) => name === 'item' && label === 'Item'),
        'a coluna "item"',
        columns,
      );
    },
    invalid: [{ query: { process: '' }, fields: ['process'] }],
  },
  'tasks.processTitles': {
    as: 'requester',
    async input(scene) {
      await sharedService(scene);
      return { query: {} };
    },
    async result(titles, scene) {
      const { title } = await sharedService(scene);
      claim(titles.includes(title), `"${title}" entre os títulos`, titles);
    },
    invalid: [{ query: { departmentId: 'x', sectorIds: '1,,2' }, fields: ['departmentId', 'sectorIds'] }],
    rules: [
      {
        title: 'limita os títulos a um departamento',
        async check(scene) {
          const { title } = await sharedService(scene);
          const { id: departmentId } = await sharedDepartment(scene);
          const titles = await scene.as('requester').call(listProcessTitles, { query: { departmentId } });
          const isOwn = titles.includes(title) && titles.every((one) => one.startsWith(scene.prefix));
          claim(isOwn, 'só os processos do departamento', titles);
        },
      },
    ],
  },
  'tasks.report': {
    as: 'attendant',
    async input(scene) {
      await queue(scene);
      const { title } = await sharedService(scene);
      return {
        params: { reportName: 'attendance-to-do' },
        query: { ...waiting, process: title, doPagination: 'false' },
      };
    },
    missing: null,
    async result(file, scene) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      claim(bytes[0] === 0xef && bytes[1] === 0xbb, 'UTF-8 com marca de ordem (BOM)', [...bytes.slice(0, 3)]);
      const lines = new TextDecoder().decode(bytes).trim().split(/\r?\n/);
      const rows = await ownQueue(scene);
      claim(lines.length === rows.length + 1, `um cabeçalho e ${rows.length} linhas`, lines.length);
      claim(
        lines.every((line) => line.includes(';')),
        'células separadas por ";"',
        lines[0],
      );
    },
    refused: [
      {
        title: 'a exportação sem processo',
        input: { query: waiting },
        status: 400,
        code: 'PROCESS_FILTER_REQUIRED',
      },
    ],
  },
} satisfies Partial<Operations>;
