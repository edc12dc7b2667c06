import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { idSchema, uuidSchema } from '../base/paging.ts';

/** A tag; the wire names call it a task marker. `color` is a CSS hex colour. */
export const taskMarkerSchema = z.object({
  id: z.number(),
  name: z.string(),
  color: z.string(),
  description: z.nullish(z.string()),
});
export type TaskMarker = z.infer<typeof taskMarkerSchema>;

const taskParams = z.object({ uuid: uuidSchema });

/** GET /task-markers: returns all tags. */
export const listTaskMarkers = endpoint({
  id: 'tasks.listMarkers',
  summary: 'Etiquetas',
  method: 'GET',
  path: '/v1/task-markers',
  policy: 'signed-in',
  response: z.array(taskMarkerSchema),
});

/** POST /tasks/{uuid}/task-marker: sets a tag on a task. */
export const setTaskMarker = endpoint({
  id: 'tasks.setMarker',
  summary: 'Atribui uma etiqueta à tarefa',
  method: 'POST',
  path: '/v1/tasks/{uuid}/task-marker',
  policy: 'signed-in',
  params: taskParams,
  query: z.object({ idTaskMarker: idSchema }),
  responseKind: 'none',
  status: 204,
  errors: ['TASK_NOT_OPEN'],
});

/** DELETE /tasks/{uuid}/task-marker: removes the tag of a task. */
export const removeTaskMarker = endpoint({
  id: 'tasks.removeMarker',
  summary: 'Remove a etiqueta da tarefa',
  method: 'DELETE',
  path: '/v1/tasks/{uuid}/task-marker',
  policy: 'signed-in',
  params: taskParams,
  responseKind: 'none',
  status: 204,
  errors: ['TASK_NOT_OPEN'],
});
