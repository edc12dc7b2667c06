import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { uuidSchema } from '../base/paging.ts';
import { formValuesSchema, sentValuesSchema } from '../processes/form.ts';

/** What somebody typed into a task and has not sent yet. Dates are ISO 8601 in UTC. */
export const taskDraftSchema = z.object({
  /** Form values by field name, file fields included. */
  values: formValuesSchema,
  /** The comment being written. */
  comment: z.optional(z.string().check(z.maxLength(4000))),
  /** Rises with each save, so that an older tab does not write over a newer one. */
  revision: z.number(),
  savedAt: z.string(),
});
export type TaskDraft = z.infer<typeof taskDraftSchema>;

const common = { policy: 'signed-in', addition: true } as const;
const params = z.object({ uuid: uuidSchema });
const path = '/v1/tasks/{uuid}/draft';

/** GET /tasks/{uuid}/draft: the caller's own draft of a task, or null. */
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
 * PUT /tasks/{uuid}/draft: keeps the caller's draft of an open task. `revision` is the one last seen, 0 for none.
 * 409 DRAFT_OUTDATED when another tab or machine saved since.
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

/** DELETE /tasks/{uuid}/draft: forgets the caller's draft. */
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
