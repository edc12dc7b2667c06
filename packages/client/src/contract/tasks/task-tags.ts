import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { idSchema, uuidSchema } from '../base/paging.ts';

/** A tag; the wire names call it a task marker. `color` is a CSS hex colour. */
export const tagSchema = z.object({
  id: z.number(),
  name: z.string(),
  color: z.string(),
  description: z.nullish(z.string()),
});
export type TaskTag = z.infer<typeof tagSchema>;

const taskParams = z.object({ uuid: uuidSchema });

/** GET /task-markers: returns all tags. */
export const listTags = endpoint({
  id: 'tasks.listTags',
  summary: 'Etiquetas',
  method: 'GET',
  path: '/v1/task-markers',
  policy: 'signed-in',
  scopes: ['tasks:read', 'tasks:write'],
  response: z.array(tagSchema),
});

/** POST /tasks/{uuid}/task-marker: sets a tag on a task. */
export const setTaskTag = endpoint({
  id: 'tasks.setTag',
  summary: 'Atribui uma etiqueta à tarefa',
  method: 'POST',
  path: '/v1/tasks/{uuid}/task-marker',
  policy: 'signed-in',
  scopes: ['tasks:write'],
  params: taskParams,
  query: z.object({ idTaskMarker: idSchema }),
  responseKind: 'none',
  status: 204,
  errors: ['TASK_NOT_OPEN'],
});

/** DELETE /tasks/{uuid}/task-marker: removes the tag of a task. */
export const removeTaskTag = endpoint({
  id: 'tasks.removeTag',
  summary: 'Remove a etiqueta da tarefa',
  method: 'DELETE',
  path: '/v1/tasks/{uuid}/task-marker',
  policy: 'signed-in',
  scopes: ['tasks:write'],
  params: taskParams,
  responseKind: 'none',
  status: 204,
  errors: ['TASK_NOT_OPEN'],
});
