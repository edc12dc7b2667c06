import { listTasks } from '@tramita/client/contract';
import type { Operations } from '../operation.ts';
import { queue, sharedRequest } from '../scene/requests.ts';
import type { Scene } from '../scene/scene.ts';
import { claim } from '../wire/deviation.ts';

const atLeast = (count: number, least: number, what: string) => claim(count >= least, what, count);

/** Returns the number of rows of a list, to compare a count of the summary with it. */
async function totalOf(scene: Scene, role: 'requester' | 'attendant', query: Parameters<typeof listQuery>[0]) {
  const [first] = await scene.as(role).call(listTasks, { query: listQuery(query) });
  return first?.totalLength ?? 0;
}
const listQuery = (query: { myTasks: boolean; assignedToMe: boolean; status: 'TO_DO' | 'IN_PROGRESS' }) => ({
  ...query,
  itemsPerPage: 1,
});

const oldest = {
  as: 'attendant',
  paged: { page: 'offset', size: 'limit', most: 50, rows: (rows: readonly unknown[]) => rows },
  invalid: [{ query: { limit: 51, offset: -1 }, fields: ['limit', 'offset'] }],
} as const;

const byCreation = {
  title: 'da mais antiga para a mais nova',
  input: { query: { limit: 50 } },
  keys: (rows: readonly { readonly createdAt: string }[]) => rows.map(({ createdAt }) => createdAt),
  direction: 'ASC',
} as const;

/** The figures of the start page. */
export const summaryOperations = {
  'summary.myToDo': {
    as: 'requester',
    async input(scene) {
      await sharedRequest(scene, 'approval');
      return {};
    },
    async result({ amountCurrentUserToDoMyTickets: count }, scene) {
      const total = await totalOf(scene, 'requester', { myTasks: true, assignedToMe: true, status: 'TO_DO' });
      claim(count === total && count > 0, `${total}, como na lista`, count);
    },
  },
  'summary.myInProgress': {
    as: 'requester',
    async input(scene) {
      await queue(scene);
      return {};
    },
    result: ({ amountCurrentUserInProgressMyTickets: count }) => atLeast(count, 3, 'as três solicitações da fila'),
  },
  'summary.attendanceToDo': {
    as: 'attendant',
    async input(scene) {
      await queue(scene);
      return {};
    },
    async result({ amountAttendanceToDoTickets: count }, scene) {
      const total = await totalOf(scene, 'attendant', { myTasks: false, assignedToMe: false, status: 'TO_DO' });
      claim(count === total && count > 2, `${total}, como na lista`, count);
    },
  },
  'summary.assignedToMe': {
    as: 'attendant',
    async input(scene) {
      await sharedRequest(scene, 'held');
      return {};
    },
    async result({ amountAttendanceAssignedToMeTickets: count }, scene) {
      const total = await totalOf(scene, 'attendant', { myTasks: false, assignedToMe: true, status: 'TO_DO' });
      claim(count === total && count > 0, `${total}, como na lista`, count);
    },
  },
  'summary.attendanceInProgress': {
    as: 'attendant',
    async input(scene) {
      await sharedRequest(scene, 'approval');
      return {};
    },
    result: ({ amountAttendanceInProgressTickets: count }) =>
      atLeast(count, 1, 'a solicitação que segue depois de atendida'),
  },
  'summary.oldestAssigned': {
    ...oldest,
    async input(scene) {
      await sharedRequest(scene, 'held');
      return { query: {} };
    },
    result: (rows) => atLeast(rows.length, 1, 'a tarefa assumida'),
  },
  'summary.oldestToDo': {
    ...oldest,
    async input(scene) {
      await queue(scene);
      return { query: {} };
    },
    result: (rows) => atLeast(rows.length, 3, 'as três tarefas da fila'),
    sorted: [byCreation],
  },
} satisfies Partial<Operations>;
