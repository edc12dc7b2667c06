import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { daySchema, directionSchema, idSchema, pageSchema, queryFlagSchema, sizeSchema } from '../base/paging.ts';
import { groupRefSchema, personSchema } from '../person.ts';
import { formValuesSchema } from '../processes/form-values.ts';
import { taskStatuses, taskTypes, trackNodeSchema } from './task-states.ts';

/** Filter of tasks to do: all, the caller's own, or those that the caller sees as a substitute. */
export const substitutionFilters = ['ALL', 'MINE', 'SUBSTITUTIONS'] as const;
export type SubstitutionFilter = (typeof substitutionFilters)[number];

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
  /** The absent person for whom the assignee took or finished the task. */
  responsibleFor: z.nullish(personSchema),
  /** The absent person for whom the caller sees the task as a substitute. */
  onBehalfOf: z.nullish(personSchema),
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
  /** Tasks to do only. */
  substitutions: z.optional(z.enum(substitutionFilters)),
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
