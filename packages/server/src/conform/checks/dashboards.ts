import { getSlaGraphs, listNpsItems, rateRequest } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { sharedDepartment } from '../scene/areas.ts';
import { sharedService } from '../scene/processes.ts';
import { newRequest, queue, sharedRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';
import { elementsOf, long, namesOf } from './lists.ts';

const ofDepartment = async (scene: Scene) => ({ query: { departmentId: (await sharedDepartment(scene)).id } });

/** Returns a request that its requester rated with "Gostei". */
const ratedRequest = (scene: Scene) =>
  scene.shared('rated request', async () => {
    const request = await newRequest(scene, 'finished');
    const body = { status: 1 as const, comment: 'rápido' };
    await scene.as('requester').call(rateRequest, { params: { uuid: request.protocol }, body });
    return request;
  });

const wrongFilters = [
  { query: {}, fields: ['departmentId'] },
  { query: { departmentId: 0, period: 'HOURLY', createdAt: 'ontem' }, fields: ['departmentId', 'period', 'createdAt'] },
];
const wrongPages = [
  { query: { departmentId: 'x', q: long(201), page: -1, size: 201 }, fields: ['departmentId', 'q', 'page', 'size'] },
];

/** Checks that a filter lists the service of the run and only processes of its department. */
async function listsService({ elements }: { readonly elements: readonly { readonly title: string }[] }, scene: Scene) {
  const { title } = await sharedService(scene);
  const isOwn =
    elements.some((one) => one.title === title) && elements.every((one) => one.title.startsWith(scene.prefix));
  claim(isOwn, `"${title}", e só os processos do departamento`, namesOf(elements));
}

const processesOfDepartment = async (scene: Scene) => {
  await sharedService(scene);
  return ofDepartment(scene);
};

/** The SLA and NPS dashboards. */
export const dashboardOperations = {
  'dashboards.sla': {
    as: 'administrator',
    async input(scene) {
      await queue(scene);
      return ofDepartment(scene);
    },
    missing: { query: { departmentId: 2_147_483_000 } },
    async result({ department, processes }, scene) {
      const { id } = await sharedDepartment(scene);
      const { withoutSla, inside, outside } = department.totals;
      const isCounted = department.id === id && withoutSla > 2 && inside + outside === 0;
      claim(isCounted, `as tarefas sem SLA do departamento ${id}`, department.totals);
      const sum = processes.reduce((total, { totals }) => total + totals.withoutSla, 0);
      claim(sum === withoutSla, `${withoutSla} também somando os processos`, sum);
    },
    invalid: wrongFilters,
    rules: [
      {
        title: 'filtra por "finished" e por "createdAt"',
        async check(scene) {
          await sharedRequest(scene, 'finished');
          const { query } = await ofDepartment(scene);
          const count = async (more: object) => {
            const graphs = await scene.as('administrator').call(getSlaGraphs, { query: { ...query, ...more } });
            return graphs.department.totals.withoutSla;
          };
          const [all, open, done] = [
            await count({}),
            await count({ finished: 'NO' }),
            await count({ finished: 'YES' }),
          ];
          claim(done > 0 && all === open + done, `${all} como a soma de abertas e concluídas`, { open, done });
          const old = await count({ createdAt: '2001-01-01T00:00:00Z,2001-01-31T23:59:59Z' });
          claim(old === 0, 'nenhuma tarefa em janeiro de 2001', old);
        },
      },
    ],
  },
  'dashboards.slaProcesses': {
    as: 'administrator',
    input: processesOfDepartment,
    paged: elementsOf(200),
    result: listsService,
    invalid: wrongPages,
  },
  'dashboards.slaSteps': {
    as: 'administrator',
    async input(scene) {
      await queue(scene);
      return { params: { id: (await sharedService(scene)).parentId }, query: {} };
    },
    result({ elements }) {
      const work = elements.find(({ title }) => title === 'Atender');
      claim((work?.withoutSla ?? 0) > 2, 'as tarefas da etapa "Atender"', elements);
    },
    invalid: [
      { params: { id: 'x' }, fields: ['id'] },
      { query: { period: 'MONTHLY', value: '2026-W10' }, fields: ['value'] },
    ],
  },
  'dashboards.nps': {
    as: 'administrator',
    async input(scene) {
      await ratedRequest(scene);
      return ofDepartment(scene);
    },
    missing: { query: { departmentId: 2_147_483_000 } },
    result: ({ department }) => claim(department.totals.liked > 0, 'uma avaliação "Gostei"', department.totals),
    invalid: wrongFilters,
  },
  'dashboards.npsProcesses': {
    as: 'administrator',
    input: processesOfDepartment,
    paged: elementsOf(200),
    result: listsService,
    invalid: wrongPages,
  },
  'dashboards.npsItems': {
    as: 'administrator',
    async input(scene) {
      await ratedRequest(scene);
      return { query: { filter: 'department', id: (await sharedDepartment(scene)).id, nps: '1' } };
    },
    paged: elementsOf(100),
    async result({ elements }, scene) {
      const { idk } = await ratedRequest(scene);
      const found = elements.find((item) => item.idk === idk);
      claim(found?.nps === 1 && found.comment === 'rápido', `a avaliação de ${idk}`, elements);
    },
    invalid: [{ query: { filter: 'all', id: 0, nps: '2', size: 101 }, fields: ['filter', 'id', 'nps', 'size'] }],
    rules: [
      {
        title: 'filtra por "nps"',
        async check(scene) {
          const { idk } = await ratedRequest(scene);
          const { id } = await sharedDepartment(scene);
          const query = { filter: 'department', id, nps: '0' } as const;
          const { elements } = await scene.as('administrator').call(listNpsItems, { query });
          claim(!elements.some((item) => item.idk === idk), `a lista de "Não Gostei" sem ${idk}`, elements);
        },
      },
    ],
  },
} satisfies Partial<Operations>;
