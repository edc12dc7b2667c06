import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { uuidSchema } from '../base/paging.ts';
import { formValuesSchema, sentValuesSchema } from '../processes/form-values.ts';

/** Unsent user input of a task. Dates are ISO 8601 in UTC. */
export const taskDraftSchema = z.object({
  /** Form values by field name, file fields included. */
  values: formValuesSchema,
  /** Unsent comment. */
  comment: z.optional(z.string().check(z.maxLength(4000))),
  /** Incremented on each save, so that a tab with an older draft cannot overwrite a newer one. */
  revision: z.number(),
  savedAt: z.string(),
});
export type TaskDraft = z.infer<typeof taskDraftSchema>;

const common = { policy: 'signed-in', addition: true } as const;
const params = z.object({ uuid: uuidSchema });
const path = '/v1/tasks/{uuid}/draft';

/** GET /tasks/{uuid}/draft: returns the caller's draft of a task, or null. */
export const getTaskDraft = endpoint({
  ...common,
  id: 'drafts.get',
  summary: 'Rascunho de uma tarefa',
  method: 'GET',
  path,
  params,
  response: z.object({ draft: z.nullable(taskDraftSchema) }),
});

/**
 * PUT /tasks/{uuid}/draft: saves the caller's draft of an open task. `revision` is the last one the client has seen, 0
 * before the first draft. 409 DRAFT_OUTDATED if another tab or device has saved since.
 */
export const saveTaskDraft = endpoint({
  ...common,
  id: 'drafts.save',
  summary: 'Guarda o rascunho de uma tarefa',
  method: 'PUT',
  path,
  params,
  body: z.object({
    values: sentValuesSchema,
    comment: z.optional(z.string().check(z.maxLength(4000))),
    revision: z.number().check(z.int(), z.gte(0)),
  }),
  response: taskDraftSchema,
  errors: ['TASK_NOT_OPEN', 'DRAFT_OUTDATED', 'FORM_INVALID', 'AWS_UPLOAD_ERROR', 'AWS_DOWNLOAD_ERROR'],
});

/** DELETE /tasks/{uuid}/draft: deletes the caller's draft. */
export const deleteTaskDraft = endpoint({
  ...common,
  id: 'drafts.delete',
  summary: 'Descarta o rascunho de uma tarefa',
  method: 'DELETE',
  path,
  params,
  responseKind: 'none',
  status: 204,
});
