import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { motiveMaxLength } from '../base/limits.ts';
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
import { taskMarkerSchema } from './task-tags.ts';

export const taskTypes = ['APPROVAL', 'NORMAL'] as const;
export type TaskType = (typeof taskTypes)[number];

export const taskStatuses = ['TO_DO', 'IN_PROGRESS', 'FINISHED', 'CANCELED'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Screens whose process titles can be asked for. */
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

/** Node states of the track, the small picture of a request's way through its process. */
export const trackNodeSchema = z.enum(['done', 'now', 'ahead', 'fail']);
export type TrackNode = z.infer<typeof trackNodeSchema>;

/**
 * One row of a task list. On to-do lists a row is a task; on the other lists it is a request and
 * `uuid` is the newest task's. Dates are ISO 8601 in UTC. `subtitle`, `color` and `description`
 * are the tag's name, colour and tooltip; `totalLength` repeats the number of matching rows, which lists of finished
 * and canceled requests count up to `endedListMaxRows`: they hold the newest that match.
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
  /** Additions to the floor. */
  groups: z.optional(z.array(groupRefSchema)),
  status: z.optional(z.enum(taskStatuses)),
  type: z.optional(z.enum(taskTypes)),
  dueAt: z.nullish(z.string()),
  track: z.optional(z.array(trackNodeSchema)),
  /** The number of the current step and of all steps that count, as the timeline counts them. */
  progress: z.optional(z.object({ current: z.number(), total: z.number() })),
  /** True when the request failed at `step` and cannot go on by itself. */
  stopped: z.optional(z.boolean()),
  /** True while the request waits for the assignees or groups of its newest task. */
  waiting: z.optional(z.boolean()),
  taskMarkerId: z.nullish(z.number()),
  /** True when exactly one assignee holds the task and that is the caller. */
  held: z.optional(z.boolean()),
  /** True while the caller took the task over, so that unassigning has something to restore. */
  canUnassign: z.optional(z.boolean()),
  /** Whether the step may be transferred, and who created the request; what bulk actions ask. */
  isRoutable: z.optional(z.boolean()),
  instanceCreatedBy: z.optional(z.number()),
  /** Id of the step the task stands at. */
  currentStep: z.nullish(z.string()),
  /** Values of the process's data columns by name, while the list is filtered by one process. */
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
  /** Digits and commas: any of these numbers, matched exactly. */
  idk: z.optional(z.string().check(z.regex(/^[\d,]*$/), z.maxLength(200))),
  /** Title of the process, matched exactly. */
  process: text,
  /** Part of the step's title; case and accents do not count. */
  step: text,
  createdAt: z.optional(daySchema),
  finishedAt: z.optional(daySchema),
  /** Part of the requester's name. */
  createdBy: text,
  /** Part of a responsible person's or group's name. */
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

/** What a key that is no column of every list may hold; as wide as the columns, whose types it takes in. */
const processDataFilterSchema = z.optional(z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]));

/**
 * Query of a task list: which list, which page, what each column must hold, in which order. While `process` filters
 * it, the names of that process's data columns are keys too (see `listProcessData`): `{name}` holds what the column
 * must hold and `order_by_{name}` its direction. A day is `yyyy-MM-dd`, yes and no are `true` and `false`, a choice is
 * its stored value, a number has a point; of other texts any part will do. The keys above win over a column of the
 * same name. A key that names no column is refused; without `process` it is ignored.
 */
export const taskListQuerySchema = z.catchall(taskListColumns, processDataFilterSchema);
export type TaskListQuery = z.input<typeof taskListQuerySchema>;

/** GET /tasks: a page of a task list, newest first unless ordered otherwise. */
export const listTasks = endpoint({
  id: 'tasks.list',
  summary: 'Lista de tarefas',
  method: 'GET',
  path: '/v1/tasks',
  policy: 'signed-in',
  query: taskListQuerySchema,
  response: z.array(taskRowSchema),
});

export const attachmentSchema = z.object({
  id: z.number(),
  originalFileName: z.string(),
  /** Additions to the floor: bytes, MIME type, who and when. */
  size: z.optional(z.number()),
  contentType: z.optional(z.string()),
  createdAt: z.optional(z.string()),
  createdBy: z.nullish(personSchema),
});
export type Attachment = z.infer<typeof attachmentSchema>;

export const responsibleAreaSchema = z.object({
  description: z.string(),
  responsibles: z.array(personSchema),
});

/** A task, or a request seen through its newest task, with its form. Dates are ISO 8601 in UTC. */
export const taskDetailSchema = z.object({
  uuid: z.string(),
  id: z.number(),
  title: z.string(),
  type: z.enum(taskTypes),
  status: z.enum(taskStatuses),
  protocol: z.string(),
  /** Same value as `protocol`. */
  protocolKirk: z.string(),
  /** The IDK. Null for a task outside any request. */
  processInstanceId: z.nullable(z.number()),
  processTitle: z.string(),
  /** Id of the step the task stands at. */
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
  taskMarker: z.nullish(z.object({ ...taskMarkerSchema.shape, id: z.optional(z.number()) })),
  /** Additions to the floor. */
  department: z.nullish(responsibleAreaSchema),
  sector: z.nullish(responsibleAreaSchema),
  /** Version of the process the request runs on. */
  processVersion: z.optional(z.number()),
  processId: z.optional(z.number()),
  /** True when the caller was addressed by name or by group, so may take the task. */
  canAssign: z.optional(z.boolean()),
  /** True while somebody took the task over, so that unassigning has something to restore. */
  canUnassign: z.optional(z.boolean()),
  hasNps: z.optional(z.boolean()),
  npsStatus: z.nullish(z.number()),
  npsComment: z.nullish(z.string()),
  /** Whether the caller is the one who may rate the request (an addition to the floor). */
  mayRate: z.optional(z.boolean()),
  /** True when the form of the task's step may be filled in from a spreadsheet. */
  fillingFromSheet: z.optional(z.boolean()),
  /** Address of the process's spreadsheet; null when it uses none. */
  spreadsheetUrl: z.nullish(z.string()),
  /** True when the server can read that spreadsheet, see `readTaskSpreadsheet`. */
  canReadSpreadsheet: z.optional(z.boolean()),
  /** The request's number of comments, for the tab. */
  commentCount: z.optional(z.number()),
});
export type TaskDetail = z.infer<typeof taskDetailSchema>;

const taskParams = z.object({ uuid: uuidSchema });

/** GET /tasks/{uuid}: a task with its form. 404 unless the caller may see it. */
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

/** GET /requests/{uuid}: a request by its protocol or by the uuid of one of its tasks. */
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

export { endedListMaxRows, motiveMaxLength } from '../base/limits.ts';

/** Body of a finish: one flat object of the decision and one key for each form field. */
export const finishBodySchema = z.catchall(
  z.object({ approved: z.nullish(z.boolean()), motive: z.nullish(z.string().check(z.maxLength(motiveMaxLength))) }),
  sentValueSchema,
);
export type FinishBody = z.infer<typeof finishBodySchema>;

/** POST /tasks/{uuid}/finish: approves, rejects or completes. 409 when somebody else was faster. */
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

/** POST /tasks/{uuid}/unassign: gives the task back to those it was addressed to. */
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

const targetsSchema = z.array(idSchema).check(z.maxLength(50));

/** Where a task is transferred to: people and groups by id. */
export const routeBodySchema = z.object({ assignees: targetsSchema, groups: targetsSchema });
export type RouteBody = z.infer<typeof routeBodySchema>;

/**
 * POST /tasks/{uuid}/route: transfers a task to people and groups; at least one. Assignee ids 1, 2 and 3 stand for
 * `specialAssignees`, resolved from the requester.
 */
export const routeTask = endpoint({
  id: 'tasks.route',
  summary: 'Transfere a tarefa',
  method: 'POST',
  path: '/v1/tasks/{uuid}/route',
  policy: 'signed-in',
  params: taskParams,
  body: routeBodySchema,
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

/** POST /tasks/{uuid}/unread: marks the task unread for the caller. */
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

/** POST /tasks/{id}/read: marks a task of one's own requests read. Takes the id or the uuid. */
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

/** POST /tasks/assignee/{id}/read: marks a task of the attendance queue read. Takes the id or the uuid. */
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
