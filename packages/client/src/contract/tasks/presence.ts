import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { uuidSchema } from '../base/paging.ts';
import { personSchema } from '../people.ts';
import { taskStatuses } from './tasks.ts';

/** Seconds after which somebody who said nothing more no longer counts as having the task open. */
export const presenceSeconds = 45;

/** Who else has a task open, and how it stands, so that a screen notices what others did. Dates are ISO 8601 in UTC. */
export const taskPresenceSchema = z.object({
  others: z.array(z.object({ person: personSchema, since: z.string(), isEditing: z.boolean() })),
  status: z.enum(taskStatuses),
  /** Who holds the task. */
  holder: z.nullable(personSchema),
  /** Rises with everything that happens to the request: assignment, comment, attachment, tag, step. */
  version: z.number(),
  /** Who acted last, when that was not the caller. */
  lastChange: z.nullable(z.object({ person: z.nullable(personSchema), message: z.string(), at: z.string() })),
});
export type TaskPresence = z.infer<typeof taskPresenceSchema>;

const common = { policy: 'signed-in', addition: true } as const;
const params = z.object({ uuid: uuidSchema });
const path = '/v1/tasks/{uuid}/presence';

/** PUT /tasks/{uuid}/presence: says that the caller has the task open, and asks who else has. Said again every 20 s. */
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

/** DELETE /tasks/{uuid}/presence: the caller closed the task. */
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
