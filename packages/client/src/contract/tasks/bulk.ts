import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { bulkMaxItems, motiveMaxLength } from '../base/limits.ts';
import { idSchema, uuidSchema } from '../base/paging.ts';
import { formFieldSchema } from '../processes/form.ts';
import { finishBodySchema, transferBodySchema } from './tasks.ts';

/** Outcome of one item: done, skipped because the action does not apply to it, or failed. */
export const bulkOutcomes = ['done', 'skipped', 'failed'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/**
 * Outcome of one item. `id` is the id that was sent: the task's uuid or the request's protocol. `reason` is an error
 * code or a key of `reasonText` of the rules, `message` its Portuguese text; both are null if the outcome is `done`.
 */
export const bulkResultSchema = z.object({
  id: z.string(),
  outcome: z.enum(bulkOutcomes),
  reason: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
export type BulkResult = z.infer<typeof bulkResultSchema>;

/**
 * Response of every bulk action. `processed` contains the ids that were done, `ignored` all others. `results` contains
 * the outcome of each item in the order sent; backends without additions leave it out.
 */
export const bulkAnswerSchema = z.object({
  processed: z.array(z.string()),
  ignored: z.array(z.string()),
  results: z.optional(z.array(bulkResultSchema)),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

const ids = z.array(uuidSchema).check(z.minLength(1), z.maxLength(bulkMaxItems));
const motive = z.string().check(z.maxLength(motiveMaxLength));

const bulk = { method: 'POST', policy: 'signed-in', response: bulkAnswerSchema, idempotent: true } as const;

/**
 * POST /tasks/massive-finish: finishes several tasks of the same step with one decision and one form. In the paths of
 * the contract, `massive` means bulk.
 */
export const bulkFinish = endpoint({
  ...bulk,
  id: 'tasks.bulkFinish',
  summary: 'Conclui várias tarefas',
  path: '/v1/tasks/massive-finish',
  body: z.object({ tasks: ids, data: finishBodySchema }),
  errors: ['MOTIVE_REQUIRED', 'FORM_INVALID', 'AWS_UPLOAD_ERROR', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
});

/** POST /tasks/massive-assign: makes the caller the only assignee of several tasks. */
export const bulkAssign = endpoint({
  ...bulk,
  id: 'tasks.bulkAssign',
  summary: 'Atribui várias tarefas a quem chama',
  path: '/v1/tasks/massive-assign',
  body: z.object({ tasks: ids }),
  errors: ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
});

/** POST /tasks/massive-unassign: returns several tasks to the assignees and groups they were addressed to. */
export const bulkUnassign = endpoint({
  ...bulk,
  id: 'tasks.bulkUnassign',
  summary: 'Desfaz a atribuição de várias tarefas',
  path: '/v1/tasks/massive-unassign',
  body: z.object({ tasks: ids }),
  errors: ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
});

/** POST /tasks/massive-route: transfers several tasks to the same users and groups. */
export const bulkTransfer = endpoint({
  ...bulk,
  id: 'tasks.bulkTransfer',
  summary: 'Transfere várias tarefas',
  path: '/v1/tasks/massive-route',
  body: z.object({ tasks: ids, ...transferBodySchema.shape }),
  errors: ['ROUTE_TARGET_REQUIRED', 'ROUTE_TARGET_UNKNOWN', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
});

/** POST /tasks/task-marker-massive: sets a tag on several tasks. */
export const bulkSetTag = endpoint({
  ...bulk,
  id: 'tasks.bulkSetTag',
  summary: 'Atribui uma etiqueta a várias tarefas',
  path: '/v1/tasks/task-marker-massive',
  query: z.object({ idTaskMarker: idSchema }),
  body: z.object({ items: ids }),
  errors: ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
});

/** DELETE /tasks/task-marker-massive: removes the tags of several tasks. */
export const bulkRemoveTag = endpoint({
  ...bulk,
  id: 'tasks.bulkRemoveTag',
  summary: 'Remove as etiquetas de várias tarefas',
  method: 'DELETE',
  path: '/v1/tasks/task-marker-massive',
  body: z.object({ items: ids }),
  errors: ['IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
});

/**
 * POST /processes/massive-cancel: cancels several requests with one motive. Users who may end requests from the report
 * can cancel any request, other users only their own. 403 if the caller sees reports but may not end requests and one
 * of the requests is another user's.
 */
export const bulkCancel = endpoint({
  ...bulk,
  id: 'requests.bulkCancel',
  summary: 'Cancela várias solicitações',
  path: '/v1/processes/massive-cancel',
  body: z.object({ protocols: ids, motive }),
  errors: ['MOTIVE_REQUIRED', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
});

/**
 * POST /processes/massive-finish: ends several requests at any step. It is the report's bulk action. 403 if the server
 * does not allow the caller to end requests.
 */
export const bulkFinishRequests = endpoint({
  ...bulk,
  id: 'requests.bulkFinish',
  summary: 'Encerra várias solicitações',
  path: '/v1/processes/massive-finish',
  policy: 'reports',
  body: z.object({ protocols: ids, motive }),
  errors: ['MOTIVE_REQUIRED', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
});

/**
 * GET /tasks/editable-fields-metadata: returns the editable fields of a step, for the form of a bulk finish. Step ids
 * are unique only within one process version; `task`, the uuid of one of the tasks, identifies the version (an
 * addition).
 */
export const editableFieldsMetadata = endpoint({
  id: 'tasks.editableFieldsMetadata',
  summary: 'Campos editáveis de uma etapa',
  method: 'GET',
  path: '/v1/tasks/editable-fields-metadata',
  policy: 'signed-in',
  query: z.object({
    'process-step-id': z.string().check(z.minLength(1), z.maxLength(200)),
    task: z.optional(uuidSchema),
  }),
  response: z.array(formFieldSchema),
});
