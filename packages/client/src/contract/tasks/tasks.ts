import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { motiveMaxLength, transferTargetsMax } from '../base/limits.ts';
import {
  daySchema,
  directionSchema,
  idSchema,
  pageSchema,
  queryFlagSchema,
  sizeSchema,
  uuidSchema,
} from '../base/paging.ts';
import { groupRefSchema, personSchema } from '../people.ts';
import { formFieldSchema, formValuesSchema, sentValueSchema } from '../processes/form.ts';
import { tagSchema } from './task-tags.ts';

/** Types of task: `APPROVAL` at approval steps, `NORMAL` at user steps. */
export const taskTypes = ['APPROVAL', 'NORMAL'] as const;
export type TaskType = (typeof taskTypes)[number];

export const taskStatuses = ['TO_DO', 'IN_PROGRESS', 'FINISHED', 'CANCELED'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Screens that can request process titles for their filter. */
export const taskScreens = [
  'MY_TASK_TO_DO',
  'MY_TASK_IN_PROGRESS',
  'MY_TASK_FINISHED',
  'ASSIGNED_TASK_TO_DO',
  'ASSIGNED_TASK_TO_ME',
  'IN_PROGRESS_ASSIGNED_TASK',
  'FINISHED_ASSIGNED_TASK',
] as const;
export type TaskScreen = (typeof taskScreens)[number];

/** States of a node of the track, the small drawing of a request's way through its process. */
export const trackNodeSchema = z.enum(['done', 'now', 'ahead', 'fail']);
export type TrackNode = z.infer<typeof trackNodeSchema>;

/**
 * A row of a task list. On to-do lists a row is a task; on other lists it is a request and `uuid` is its newest task's.
 * Dates are ISO 8601 in UTC. `subtitle`, `color` and `description` are the tag's name, colour and tooltip.
 * `totalLength` is the number of matching rows, repeated in each row. Lists of finished and canceled requests contain,
 * and count, at most the newest `endedListMaxRows`.
 */
export const taskRowSchema = z.object({
  uuid: z.string(),
  protocol: z.string(),
  idk: z.number(),
  process: z.string(),
  step: z.nullish(z.string()),
  createdAt: z.string(),
  finishedAt: z.nullish(z.string()),
  createdBy: z.nullish(z.string()),
  assignees: z.array(personSchema),
  unread: z.boolean(),
  subtitle: z.nullish(z.string()),
  color: z.nullish(z.string()),
  description: z.nullish(z.string()),
  totalLength: z.number(),
  /** Additions. */
  groups: z.optional(z.array(groupRefSchema)),
  status: z.optional(z.enum(taskStatuses)),
  type: z.optional(z.enum(taskTypes)),
  dueAt: z.nullish(z.string()),
  track: z.optional(z.array(trackNodeSchema)),
  /** Position of the current step and number of steps, counted as in the timeline. */
  progress: z.optional(z.object({ current: z.number(), total: z.number() })),
  /** True if the request failed at `step` and cannot continue without a user. */
  stopped: z.optional(z.boolean()),
  /** True if the request waits for the assignees or groups of its newest task. */
  waiting: z.optional(z.boolean()),
  taskMarkerId: z.nullish(z.number()),
  /** True if the caller is the only assignee of the task. */
  held: z.optional(z.boolean()),
  /** True while the caller has taken the task over, so that unassigning can restore its assignees and groups. */
  canUnassign: z.optional(z.boolean()),
  /** Whether the step allows a transfer, and who created the request. Bulk actions use both. */
  isRoutable: z.optional(z.boolean()),
  instanceCreatedBy: z.optional(z.number()),
  /** Id of the task's step. */
  currentStep: z.nullish(z.string()),
  /** Values of the process's data columns by name. Present while the list is filtered by one process. */
  data: z.optional(formValuesSchema),
});
export type TaskRow = z.infer<typeof taskRowSchema>;

const text = z.optional(z.string().check(z.maxLength(200)));
const direction = z.optional(directionSchema);

const taskListColumns = z.object({
  myTasks: queryFlagSchema,
  assignedToMe: queryFlagSchema,
  status: z.enum(taskStatuses),
  page: pageSchema,
  itemsPerPage: sizeSchema(10),
  /** One or more numbers separated by commas; rows match one of them exactly. */
  idk: z.optional(z.string().check(z.regex(/^[\d,]*$/), z.maxLength(200))),
  /** Title of the process, matched exactly. */
  process: text,
  /** Part of the step's title. Case and accents are ignored. */
  step: text,
  createdAt: z.optional(daySchema),
  finishedAt: z.optional(daySchema),
  /** Part of the requester's name. */
  createdBy: text,
  /** Part of the name of an assignee or group. */
  assignees: text,
  /** Id of a tag. */
  taskMarker: z.optional(idSchema),
  orderByIdk: direction,
  orderByProcess: direction,
  orderByStep: direction,
  orderByCreatedAt: direction,
  orderByFinishedAt: direction,
  orderByCreatedBy: direction,
  orderByAssignees: direction,
  orderByTaskMarker: direction,
  orderByDueAt: direction,
});

/** Value of a filter that is not a column of every list. Accepts all types of such columns. */
const processDataFilterSchema = z.optional(z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]));

/**
 * Query of a task list: the list, the page, a filter per column, and the order. While `process` is set, the names of
 * that process's data columns are keys too (see `listProcessData`): `{name}` is the column's filter and
 * `order_by_{name}` its direction. Days are `yyyy-MM-dd`, booleans `true` or `false`, choices their stored value,
 * numbers use a decimal point; other texts match any part. The keys declared here take precedence over a column of the
 * same name. An unknown key is rejected while `process` is set and ignored otherwise.
 */
export const taskListQuerySchema = z.catchall(taskListColumns, processDataFilterSchema);
export type TaskListQuery = z.input<typeof taskListQuerySchema>;

/** GET /tasks: returns a page of a task list, newest first unless another order is given. */
export const listTasks = endpoint({
  id: 'tasks.list',
  summary: 'Lista de tarefas',
  method: 'GET',
  path: '/v1/tasks',
  policy: 'signed-in',
  query: taskListQuerySchema,
  response: z.array(taskRowSchema),
});

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
  hasNps: z.optional(z.boolean()),
  npsStatus: z.nullish(z.number()),
  npsComment: z.nullish(z.string()),
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
