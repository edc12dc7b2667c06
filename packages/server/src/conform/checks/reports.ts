import { createExport, downloadExport, listExports, listReport } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { sharedService } from '../scene/processes.ts';
import { queue, sharedRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { fulfilled } from '../wire/caller.ts';
import { claim } from '../wire/deviation.ts';
import { refused } from '../wire/refused.ts';
import { elementsOf, isInstant } from './lists.ts';

const byProcess = async (scene: Scene) => ({ process: (await sharedService(scene)).title });

const list = async (scene: Scene, query: object) => {
  const attempt = await scene.as('administrator').attempt(listReport, { query });
  return fulfilled(listReport, attempt).map(({ idk, status }) => ({ idk, status }));
};

/** Queues an export of the run's tasks. Exports cannot be removed. */
async function newExport(scene: Scene) {
  scene.cleanUp.keep('exportações de relatório na lista de quem as solicitou: o contrato não as exclui');
  return { body: { ...(await byProcess(scene)), reportType: 'LIST' as const } };
}

/** Returns an export whose file is ready. */
const readyExport = (scene: Scene) =>
  scene.shared('export', async () => {
    await queue(scene);
    const { uuid } = await scene.as('administrator').call(createExport, await newExport(scene));
    return scene.eventually(async () => {
      const { elements } = await scene.as('administrator').call(listExports, { query: {} });
      const found = elements.find((one) => one.uuid === uuid);
      claim(found?.status === 'READY', 'a exportação pronta', found?.status ?? 'nenhuma exportação');
      return found;
    });
  });

/** The report and its exports. */
export const reportOperations = {
  'reports.list': {
    as: 'administrator',
    async input(scene) {
      await queue(scene);
      return { query: await byProcess(scene) };
    },
    paged: {
      page: 'page',
      size: 'itemsPerPage',
      most: 50,
      rows: (rows) => rows,
      total: ([first]) => first?.totalLength ?? 0,
    },
    async result(rows, scene) {
      const { process } = await byProcess(scene);
      const wrong = rows.find((row) => row.process !== process || row.processInstanceId !== row.idk);
      claim(wrong === undefined, `só tarefas de "${process}"`, wrong);
      const sent = (await queue(scene)).map(({ idk }) => idk);
      const found = rows.map(({ idk }) => idk);
      claim(rows.length === 10 || sent.every((idk) => found.includes(idk)), `as tarefas de ${sent.join(', ')}`, found);
    },
    sorted: [
      {
        title: 'da mais nova para a mais antiga',
        input: async (scene) => ({ query: { ...(await byProcess(scene)), itemsPerPage: 50 } }),
        keys: (rows) => rows.map(({ createdAt }) => createdAt),
        direction: 'DESC',
      },
    ],
    invalid: [
      { query: { idk: '1,2', status: 'OPEN', type: 'END' }, fields: ['idk', 'status', 'type'] },
      { query: { process: 'x', page: -1, itemsPerPage: 51 }, fields: ['page', 'itemsPerPage'] },
      { query: { requestCreatedAtFrom: '2026-11-01' }, fields: ['requestCreatedAtFrom'] },
    ],
    refused: [{ title: 'a lista sem filtro', input: { query: {} }, status: 400, code: 'FILTER_REQUIRED' }],
    rules: [
      {
        title: 'filtra por "idk", "status", "step" e "requestCreatedAtTo"',
        async check(scene) {
          const { idk } = await sharedRequest(scene, 'finished');
          const own = { idk: String(idk) };
          const all = await list(scene, own);
          claim(all.length === 2 && all.every((row) => row.idk === idk), `as duas tarefas de ${idk}`, all);
          const open = await list(scene, { ...own, status: 'TO_DO' });
          claim(open.length === 0, 'nenhuma tarefa à fazer', open);
          const approvals = await list(scene, { ...own, step: 'Aprovar' });
          claim(approvals.length === 1, 'uma tarefa da etapa "Aprovar"', approvals);
          const old = await list(scene, { ...own, requestCreatedAtTo: '2001-01-01T00:00:00Z' });
          claim(old.length === 0, 'nenhuma tarefa de antes de 2001', old);
        },
      },
    ],
  },
  'exports.create': {
    as: 'administrator',
    input: newExport,
    async result({ assignee, query, status, createdAt }, scene) {
      const { id } = await scene.person('administrator');
      const { process } = await byProcess(scene);
      claim(assignee.id === id && query.process === process, `a exportação de ${id}`, { assignee, query });
      claim(status !== 'FAILED' && isInstant(createdAt), 'a exportação na fila', { status, createdAt });
    },
    invalid: [{ body: { status: 'OPEN', reportType: 'ALL' }, fields: ['status', 'reportType'] }],
    refused: [
      {
        title: 'uma exportação sem filtro',
        input: { body: { reportType: 'LIST' } },
        status: 400,
        code: 'FILTER_REQUIRED',
      },
    ],
  },
  'exports.list': {
    as: 'administrator',
    async input(scene) {
      await readyExport(scene);
      return { query: {} };
    },
    paged: elementsOf(100),
    async result({ elements }, scene) {
      const { id } = await scene.person('administrator');
      claim(
        elements.every(({ assignee }) => assignee.id === id),
        'só as exportações de quem chama',
        elements,
      );
    },
    sorted: [
      {
        title: 'da mais nova para a mais antiga',
        async input(scene) {
          await scene.as('administrator').call(createExport, await newExport(scene));
          return {};
        },
        keys: ({ elements }) => elements.map(({ createdAt }) => createdAt),
        direction: 'DESC',
      },
    ],
    invalid: [{ query: { page: -1, size: 101 }, fields: ['page', 'size'] }],
  },
  'exports.download': {
    as: 'administrator',
    input: async (scene) => ({ params: { uuid: (await readyExport(scene)).uuid } }),
    async result(file, scene) {
      const text = await file.text();
      const { process } = await byProcess(scene);
      claim(text.includes(process) && text.includes(';'), `um CSV com "${process}"`, text);
    },
    invalid: [{ params: { uuid: 'abc' }, fields: ['uuid'] }],
    rules: [
      {
        title: 'não entrega o arquivo a outra pessoa: 404',
        async check(scene) {
          const params = { uuid: (await readyExport(scene)).uuid };
          const attempt = await scene.as('reporter').attempt(downloadExport, { params });
          refused(attempt, { status: 404, code: 'NOT_FOUND' });
        },
      },
    ],
  },
} satisfies Partial<Operations>;
