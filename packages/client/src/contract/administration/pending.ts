import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { bulkMaxItems, motiveMaxLength } from '../base/limits.ts';
import { pageSchema, sizeSchema, uuidSchema } from '../base/paging.ts';
import { bulkAnswerSchema } from '../tasks/bulk.ts';
import { transferBodySchema } from '../tasks/tasks.ts';

/**
 * Kinds of pending work, in the order in which they are listed. Tasks and requests of the first four kinds cannot go on;
 * the others are gaps in the records that will stop requests. `TASKS_OF_OWN_REQUESTS` are tasks of absent people that the
 * substitute may not work, because the request was opened by or for the substitute, and that no superior may work.
 */
export const pendingKinds = [
  'TASKS_OF_INACTIVE_PEOPLE',
  'TASKS_OF_EMPTY_GROUPS',
  'TASKS_OF_OWN_REQUESTS',
  'STEPS_WITHOUT_ASSIGNEE',
  'PEOPLE_WITHOUT_SUPERIOR',
  'INACTIVE_SUPERIORS',
  'ABSENCES_WITHOUT_SUBSTITUTE',
  'GROUPS_WITHOUT_MEMBERS',
  'AREAS_WITHOUT_RESPONSIBLE',
  'PROCESSES_WITH_INACTIVE',
] as const;
export type PendingKind = (typeof pendingKinds)[number];

/** Counts of pending work stop here. */
export const pendingCountMax = 1000;

/** A person or group that an entry is about. */
export const pendingCauseSchema = z.object({
  kind: z.enum(['PERSON', 'GROUP']),
  id: z.number(),
  name: z.string(),
});
export type PendingCause = z.infer<typeof pendingCauseSchema>;

/** One record that waits for an administrator. Parts that its kind does not have are null. */
export const pendingEntrySchema = z.object({
  /** Id of the task, request, person, absence, group, area or process. */
  id: z.number(),
  /** Title of the process, or name of the person, group or area. */
  name: z.string(),
  /** The person, inactive superior or absent person. */
  personId: z.nullable(z.number()),
  /** Whether the area is a department or a sector. */
  area: z.nullable(z.enum(['department', 'sector'])),
  /** Department of the sector, or the id of the department itself. */
  departmentId: z.nullable(z.number()),
  /** Uuid of the task. */
  taskUuid: z.nullable(z.string()),
  /** Number, protocol and step of the request of a task or failed step. */
  idk: z.nullable(z.number()),
  protocol: z.nullable(z.string()),
  step: z.nullable(z.string()),
  /** Inactive people and groups, or the substitutes that cannot work. At most 20. */
  causes: z.array(pendingCauseSchema),
  /** Number of active people who report to an inactive superior. */
  reports: z.nullable(z.number()),
  /** When the task was created, the step failed or the person was deactivated; ISO 8601 in UTC. */
  since: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  /** First and last day of an absence, `yyyy-MM-dd`. */
  startsOn: z.nullable(z.string()),
  endsOn: z.nullable(z.string()),
});
export type PendingEntry = z.infer<typeof pendingEntrySchema>;

/** GET /pending: returns the pending work that an administrator can solve, by kind. */
export const listPending = endpoint({
  id: 'pending.list',
  summary: 'Pendências do cadastro e das tarefas',
  method: 'GET',
  path: '/v1/pending',
  policy: 'admin',
  addition: true,
  query: z.object({
    /** Only this kind. Otherwise the page of every kind is returned. */
    kind: z.optional(z.enum(pendingKinds)),
    page: pageSchema,
    size: sizeSchema(5, 50),
  }),
  response: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(pendingKinds),
        /** Number of entries, at most {@link pendingCountMax}. */
        total: z.number(),
        /** Whether there are more than `total`. */
        hasMore: z.boolean(),
        /** The page, oldest or first by name first. */
        entries: z.array(pendingEntrySchema),
      }),
    ),
  }),
});

/** Settings for the tasks of people who leave. */
export const pendingSettingsSchema = z.object({
  /** Whether tasks that no one else can work go to the nearest active superior of the person. */
  forwardTasks: z.boolean(),
});
export type PendingSettings = z.infer<typeof pendingSettingsSchema>;

/** GET /pending/settings: returns the settings for the tasks of people who leave. */
export const getPendingSettings = endpoint({
  id: 'pending.settings',
  summary: 'Configuração das tarefas de quem sai',
  method: 'GET',
  path: '/v1/pending/settings',
  policy: 'admin',
  addition: true,
  response: pendingSettingsSchema,
});

/** PUT /pending/settings: changes the settings for the tasks of people who leave afterwards. */
export const updatePendingSettings = endpoint({
  id: 'pending.updateSettings',
  summary: 'Altera a configuração das tarefas de quem sai',
  method: 'PUT',
  path: '/v1/pending/settings',
  policy: 'admin',
  addition: true,
  body: pendingSettingsSchema,
  response: pendingSettingsSchema,
});

/**
 * POST /pending/redistribute: gives pending tasks to people and groups, also at steps that may not be transferred. Ids of
 * tasks that an active person can work are ignored.
 */
export const redistributeTasks = endpoint({
  id: 'pending.redistribute',
  summary: 'Redistribui tarefas pendentes',
  method: 'POST',
  path: '/v1/pending/redistribute',
  policy: 'admin',
  addition: true,
  idempotent: true,
  body: z.object({
    tasks: z.array(uuidSchema).check(z.minLength(1), z.maxLength(bulkMaxItems)),
    ...transferBodySchema.shape,
    /** Why; written into the histories. */
    motive: z.string().check(z.maxLength(motiveMaxLength)),
  }),
  response: bulkAnswerSchema,
  errors: [
    'MOTIVE_REQUIRED',
    'ROUTE_TARGET_REQUIRED',
    'ROUTE_TARGET_UNKNOWN',
    'IDEMPOTENCY_MISMATCH',
    'IDEMPOTENCY_IN_PROGRESS',
  ],
});
