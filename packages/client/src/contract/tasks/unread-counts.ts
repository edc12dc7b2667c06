import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';

/** Numbers of unread tasks, by list. */
export const unreadCountsSchema = z.object({ myTasks: z.number(), groupTasks: z.number(), assignedToMe: z.number() });
export type UnreadCounts = z.infer<typeof unreadCountsSchema>;

/** GET /tasks/assignee/unread: returns the number of unread tasks in each of the caller's lists. */
export const getUnreadCounts = endpoint({
  id: 'tasks.unreadCounts',
  summary: 'Quantidade de tarefas não lidas',
  method: 'GET',
  path: '/v1/tasks/assignee/unread',
  policy: 'signed-in',
  response: unreadCountsSchema,
});

/** PUT /tasks/load-unread: recomputes the caller's unread counts. Clients call it once after sign-in. */
export const loadUnreadCounts = endpoint({
  id: 'tasks.loadUnread',
  summary: 'Recalcula as tarefas não lidas',
  method: 'PUT',
  path: '/v1/tasks/load-unread',
  policy: 'signed-in',
  response: unreadCountsSchema,
});
