import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { uuidSchema } from '../base/paging.ts';
import { personSchema } from '../person.ts';
import { taskStatuses } from './task-states.ts';

/** Seconds after the last announcement until a user no longer counts as viewing the task. */
export const presenceSeconds = 45;

/**
 * Other users viewing a task, and the task's current state, so that a screen can detect changes by others. Dates are
 * ISO 8601 in UTC.
 */
export const taskPresenceSchema = z.object({
  others: z.array(z.object({ person: personSchema, since: z.string(), isEditing: z.boolean() })),
  status: z.enum(taskStatuses),
  /** User who holds the task. */
  holder: z.nullable(personSchema),
  /** Increases with every change of the request: assignment, comment, attachment, tag or step. */
  version: z.number(),
  /** Last change, unless the caller made it. */
  lastChange: z.nullable(z.object({ person: z.nullable(personSchema), message: z.string(), at: z.string() })),
});
export type TaskPresence = z.infer<typeof taskPresenceSchema>;

const common = { policy: 'signed-in', addition: true } as const;
const params = z.object({ uuid: uuidSchema });
const path = '/v1/tasks/{uuid}/presence';

/**
 * PUT /tasks/{uuid}/presence: announces that the caller views the task, and returns the other viewers. Clients repeat
 * it every 20 s.
 */
export const announcePresence = endpoint({
  ...common,
  id: 'presence.announce',
  summary: 'Informa que a tarefa está aberta na tela',
  method: 'PUT',
  path,
  params,
  body: z.object({ isEditing: z.boolean() }),
  response: taskPresenceSchema,
});

/** DELETE /tasks/{uuid}/presence: reports that the caller closed the task. */
export const leavePresence = endpoint({
  ...common,
  id: 'presence.leave',
  summary: 'Informa que a tarefa foi fechada',
  method: 'DELETE',
  path,
  params,
  responseKind: 'none',
  status: 204,
});
