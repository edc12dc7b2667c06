import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { pageSchema, sizeSchema } from './base/paging.ts';

/**
 * GET /dash-user/amount-current-user-to-do: returns the number of the caller's own requests that wait for the caller.
 */
export const countMyToDo = endpoint({
  id: 'summary.myToDo',
  summary: 'Quantidade das próprias tarefas à fazer',
  method: 'GET',
  path: '/v1/dash-user/amount-current-user-to-do',
  policy: 'signed-in',
  response: z.object({ amountCurrentUserToDoMyTickets: z.number() }),
});

/** GET /dash-user/amount-current-user-in-progress: returns the number of the caller's own requests in progress. */
export const countMyInProgress = endpoint({
  id: 'summary.myInProgress',
  summary: 'Quantidade das próprias solicitações em andamento',
  method: 'GET',
  path: '/v1/dash-user/amount-current-user-in-progress',
  policy: 'signed-in',
  response: z.object({ amountCurrentUserInProgressMyTickets: z.number() }),
});

/** GET /dash-user/amount-attendance-to-do: returns the number of tasks in the caller's queue. */
export const countAttendanceToDo = endpoint({
  id: 'summary.attendanceToDo',
  summary: 'Quantidade de tarefas de atendimento à fazer',
  method: 'GET',
  path: '/v1/dash-user/amount-attendance-to-do',
  policy: 'attendance',
  response: z.object({ amountAttendanceToDoTickets: z.number() }),
});

/** GET /dash-user/amount-attendance-assigned-to-me: returns the number of tasks the caller holds. */
export const countAssignedToMe = endpoint({
  id: 'summary.assignedToMe',
  summary: 'Quantidade de tarefas atribuídas a quem chama',
  method: 'GET',
  path: '/v1/dash-user/amount-attendance-assigned-to-me',
  policy: 'attendance',
  response: z.object({ amountAttendanceAssignedToMeTickets: z.number() }),
});

/**
 * GET /dash-user/amount-attendance-in-progress: returns the number of requests in progress that the caller worked on.
 */
export const countAttendanceInProgress = endpoint({
  id: 'summary.attendanceInProgress',
  summary: 'Quantidade de atendimentos em andamento',
  method: 'GET',
  path: '/v1/dash-user/amount-attendance-in-progress',
  policy: 'attendance',
  response: z.object({ amountAttendanceInProgressTickets: z.number() }),
});

/** A task that has been open for long. `createdAt` is ISO 8601 in UTC. */
export const oldTaskSchema = z.object({
  idk: z.number(),
  uuid: z.string(),
  process: z.string(),
  createdAt: z.string(),
});
export type OldTask = z.infer<typeof oldTaskSchema>;

const oldest = {
  method: 'GET',
  policy: 'attendance',
  query: z.object({ limit: sizeSchema(10, 50), offset: pageSchema }),
  response: z.array(oldTaskSchema),
} as const;

/** GET /dash-user/last-idks-attendance-tasks: returns the oldest tasks the caller holds. */
export const listOldestAssigned = endpoint({
  ...oldest,
  id: 'summary.oldestAssigned',
  summary: 'Tarefas atribuídas mais antigas',
  path: '/v1/dash-user/last-idks-attendance-tasks',
});

/** GET /dash-user/last-idks-attendance-tasks-to-do: returns the oldest tasks in the caller's queue. */
export const listOldestToDo = endpoint({
  ...oldest,
  id: 'summary.oldestToDo',
  summary: 'Tarefas à fazer mais antigas',
  path: '/v1/dash-user/last-idks-attendance-tasks-to-do',
});
