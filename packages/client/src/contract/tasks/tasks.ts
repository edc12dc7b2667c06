import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { motiveMaxLength, transferTargetsMax } from '../base/limits.ts';
import { idSchema, uuidSchema } from '../base/paging.ts';
import { groupRefSchema, personSchema } from '../person.ts';
import { formFieldSchema } from '../processes/form.ts';
import { sentValueSchema } from '../processes/form-values.ts';
import { taskStatuses, taskTypes } from './task-states.ts';
import { tagSchema } from './task-tags.ts';

/** A file attached to a request. */
export const attachmentSchema = z.object({
  id: z.number(),
  originalFileName: z.string(),
  /** Additions: size in bytes, MIME type, author and date. */
  size: z.optional(z.number()),
  contentType: z.optional(z.string()),
  createdAt: z.optional(z.string()),
  createdBy: z.nullish(personSchema),
});
export type Attachment = z.infer<typeof attachmentSchema>;

/** A department or sector and the users responsible for it. */
export const responsibleAreaSchema = z.object({
  description: z.string(),
  responsibles: z.array(personSchema),
});

/** A task with its form. It also represents a request, through its newest task. Dates are ISO 8601 in UTC. */
export const taskDetailSchema = z.object({
  uuid: z.string(),
  id: z.number(),
  title: z.string(),
  type: z.enum(taskTypes),
  status: z.enum(taskStatuses),
  protocol: z.string(),
  /** Same value as `protocol`. */
  protocolKirk: z.string(),
  /** IDK of the request; null for a task that belongs to no request. */
  processInstanceId: z.nullable(z.number()),
  processTitle: z.string(),
  /** Id of the task's step. */
  currentStep: z.nullable(z.string()),
  fields: z.array(formFieldSchema),
  assignees: z.array(personSchema),
  groups: z.array(groupRefSchema),
  isRoutable: z.boolean(),
  /** User who created the request. */
  instanceCreatedBy: z.number(),
  isAttachmentRequired: z.boolean(),
  unread: z.boolean(),
  motive: z.nullish(z.string()),
  data: z.object({ approved: z.nullish(z.boolean()), motive: z.nullish(z.string()) }),
  attachments: z.array(attachmentSchema),
  description: z.nullish(z.string()),
  createdAt: z.string(),
  createdBy: z.object({
    id: z.optional(z.number()),
    nickName: z.string(),
    completeName: z.optional(z.string()),
    picture: z.nullish(z.string()),
    branch: z.nullish(z.string()),
    department: z.nullish(z.string()),
    email: z.nullish(z.string()),
  }),
  expiresIn: z.nullish(z.string()),
  /** Time zone of the calendar that gives `expiresIn` (an addition); absent if elapsed time counts. */
  dueTimeZone: z.nullish(z.string()),
  finishedAt: z.nullish(z.string()),
  taskMarker: z.nullish(z.object({ ...tagSchema.shape, id: z.optional(z.number()) })),
  /** Additions. */
  department: z.nullish(responsibleAreaSchema),
  sector: z.nullish(responsibleAreaSchema),
  /** Version of the process the request runs on. */
  processVersion: z.optional(z.number()),
  processId: z.optional(z.number()),
  /** True if the caller may take the task, because it is addressed to the caller or to one of the caller's groups. */
  canAssign: z.optional(z.boolean()),
  /** True while a user has taken the task over, so that unassigning can restore its assignees and groups. */
  canUnassign: z.optional(z.boolean()),
  /** The absent person for whom the caller sees the task as a substitute. */
  onBehalfOf: z.nullish(personSchema),
  hasNps: z.optional(z.boolean()),
  npsStatus: z.nullish(z.number()),
  npsComment: z.nullish(z.string()),
  /** When the retention rule of the process removed the content of the request; an addition. */
  contentRemovedAt: z.nullish(z.string()),
  /** True if the caller may rate the request (an addition). */
  mayRate: z.optional(z.boolean()),
  /** True if the form of the task's step can be filled in from a spreadsheet. */
  fillingFromSheet: z.optional(z.boolean()),
  /** URL of the process's spreadsheet; null without one. */
  spreadsheetUrl: z.nullish(z.string()),
  /** True if the server can read the spreadsheet; see `readTaskSpreadsheet`. */
  canReadSpreadsheet: z.optional(z.boolean()),
  /** Number of comments on the request, shown on the tab. */
  commentCount: z.optional(z.number()),
});
export type TaskDetail = z.infer<typeof taskDetailSchema>;

const taskParams = z.object({ uuid: uuidSchema });

/** GET /tasks/{uuid}: returns a task with its form. 404 unless the caller may see it. */
export const getTask = endpoint({
  id: 'tasks.get',
  summary: 'Detalhe de uma tarefa',
  method: 'GET',
  path: '/v1/tasks/{uuid}',
  policy: 'signed-in',
  scopes: ['tasks:read'],
  params: taskParams,
  response: taskDetailSchema,
  errors: ['CREATOR_ERROR', 'AWS_DOWNLOAD_ERROR'],
});

/** GET /requests/{uuid}: returns a request by its protocol or by the uuid of one of its tasks. */
export const getRequest = endpoint({
  id: 'requests.get',
  summary: 'Detalhe de uma solicitação',
  method: 'GET',
  path: '/v1/requests/{uuid}',
  policy: 'signed-in',
  scopes: ['requests:read'],
  params: taskParams,
  response: taskDetailSchema,
  errors: ['CREATOR_ERROR', 'AWS_DOWNLOAD_ERROR'],
});

export { endedListMaxRows, motiveMaxLength, transferTargetsMax } from '../base/limits.ts';

/** Body that finishes a task: one flat object with the decision and one key per form field. */
export const finishBodySchema = z.catchall(
  z.object({ approved: z.nullish(z.boolean()), motive: z.nullish(z.string().check(z.maxLength(motiveMaxLength))) }),
  sentValueSchema,
);
export type FinishBody = z.infer<typeof finishBodySchema>;

/** POST /tasks/{uuid}/finish: approves, rejects or completes a task. 409 if another user has already finished it. */
export const finishTask = endpoint({
  id: 'tasks.finish',
  summary: 'Conclui uma tarefa',
  method: 'POST',
  path: '/v1/tasks/{uuid}/finish',
  policy: 'signed-in',
  params: taskParams,
  body: finishBodySchema,
  response: taskDetailSchema,
  errors: [
    'FORM_INVALID',
    'MOTIVE_REQUIRED',
    'ATTACHMENT_REQUIRED',
    'TASK_NOT_OPEN',
    'TASK_NOT_HELD',
    'TASK_ALREADY_DONE',
    'ASSIGNEE_MISSING',
    'AWS_UPLOAD_ERROR',
    'AWS_DOWNLOAD_ERROR',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
  idempotent: true,
});

/** POST /tasks/{uuid}/assign: makes the caller the only assignee. */
export const assignTask = endpoint({
  id: 'tasks.assign',
  summary: 'Atribui a tarefa a quem chama',
  method: 'POST',
  path: '/v1/tasks/{uuid}/assign',
  policy: 'signed-in',
  params: taskParams,
  response: taskDetailSchema,
  errors: ['TASK_NOT_OPEN', 'TASK_ALREADY_DONE', 'TASK_HELD_BY_OTHER'],
});

/** POST /tasks/{uuid}/unassign: returns the task to the assignees and groups it was addressed to. */
export const unassignTask = endpoint({
  id: 'tasks.unassign',
  summary: 'Desfaz a atribuição da tarefa',
  method: 'POST',
  path: '/v1/tasks/{uuid}/unassign',
  policy: 'signed-in',
  params: taskParams,
  response: taskDetailSchema,
  errors: ['TASK_NOT_OPEN', 'TASK_ALREADY_DONE', 'UNASSIGN_ERROR', 'UNABLE_TO_UNASSIGN'],
});

const targetsSchema = z.array(idSchema).check(z.maxLength(transferTargetsMax));

/** Recipients of a transfer: ids of users and groups. */
export const transferBodySchema = z.object({ assignees: targetsSchema, groups: targetsSchema });
export type TransferBody = z.infer<typeof transferBodySchema>;

/**
 * POST /tasks/{uuid}/route: transfers a task to users and groups, at least one. Assignee ids 1, 2 and 3 are
 * `specialAssignees`, resolved from the requester. The wire name of a transfer is `route`.
 */
export const transferTask = endpoint({
  id: 'tasks.transfer',
  summary: 'Transfere a tarefa',
  method: 'POST',
  path: '/v1/tasks/{uuid}/route',
  policy: 'signed-in',
  params: taskParams,
  body: transferBodySchema,
  response: taskDetailSchema,
  errors: [
    'ROUTE_TARGET_REQUIRED',
    'ROUTE_TARGET_UNKNOWN',
    'NOT_ROUTABLE',
    'TASK_NOT_OPEN',
    'TASK_NOT_HELD',
    'TASK_ALREADY_DONE',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
  idempotent: true,
});

/** POST /tasks/{uuid}/unread: marks the task as unread for the caller. */
export const markTaskUnread = endpoint({
  id: 'tasks.unread',
  summary: 'Marca a tarefa como não lida',
  method: 'POST',
  path: '/v1/tasks/{uuid}/unread',
  policy: 'signed-in',
  params: taskParams,
  responseKind: 'none',
  status: 204,
});

const idOrUuid = z.object({ id: z.union([uuidSchema, z.string().check(z.regex(/^\d{1,10}$/))]) });

/** POST /tasks/{id}/read: marks a task of the caller's own requests as read. Accepts the id or the uuid. */
export const markTaskRead = endpoint({
  id: 'tasks.read',
  summary: 'Marca a tarefa como lida',
  method: 'POST',
  path: '/v1/tasks/{id}/read',
  policy: 'signed-in',
  params: idOrUuid,
  responseKind: 'none',
  status: 204,
});

/** POST /tasks/assignee/{id}/read: marks a task of the attendance queue as read. Accepts the id or the uuid. */
export const markAssigneeTaskRead = endpoint({
  id: 'tasks.assigneeRead',
  summary: 'Marca a tarefa de atendimento como lida',
  method: 'POST',
  path: '/v1/tasks/assignee/{id}/read',
  policy: 'signed-in',
  params: idOrUuid,
  responseKind: 'none',
  status: 204,
});
