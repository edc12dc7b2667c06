import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { pageOf, pageSchema, sizeSchema, uuidSchema } from './base/paging.ts';
import { groupRefSchema, personSchema } from './person.ts';
import { reportFilterSchema } from './report-filter.ts';
import { taskStatuses, taskTypes, trackNodeSchema } from './tasks/task-states.ts';

export { openExportsMax } from './base/limits.ts';

/**
 * A row of the report: a task. `uuid`, `step`, `type`, `status`, `createdAt`, `finishedAt`, `assignees` and `groups`
 * are the task's, all other fields are its request's. An open task is `IN_PROGRESS` if it is assigned to exactly one
 * user, otherwise `TO_DO`. Dates are ISO 8601 in UTC. `totalLength` is the total number of matching tasks, repeated in
 * each row.
 */
export const reportRowSchema = z.object({
  idk: z.number(),
  protocol: z.string(),
  uuid: z.string(),
  /** Same value as `idk`. */
  processInstanceId: z.number(),
  department: z.nullish(z.string()),
  sector: z.nullish(z.string()),
  process: z.string(),
  step: z.nullish(z.string()),
  type: z.nullish(z.enum(taskTypes)),
  status: z.enum(taskStatuses),
  createdAt: z.string(),
  finishedAt: z.nullish(z.string()),
  createdBy: z.nullish(z.string()),
  assignees: z.array(personSchema),
  /** The absent person for whom the assignee took or finished the task (an addition). */
  responsibleFor: z.nullish(personSchema),
  groups: z.array(groupRefSchema),
  totalLength: z.number(),
  /** Additions. `totalRequests` is sent only with a filter by rating. */
  track: z.optional(z.array(trackNodeSchema)),
  requestCreatedAt: z.optional(z.string()),
  requestFinishedAt: z.nullish(z.string()),
  totalRequests: z.optional(z.number()),
});
export type ReportRow = z.infer<typeof reportRowSchema>;

/** GET /tasks-report: returns a page of the report, newest tasks first. 400 without a filter. */
export const listReport = endpoint({
  id: 'reports.list',
  summary: 'Relatório de tarefas',
  method: 'GET',
  path: '/v1/tasks-report',
  policy: 'reports',
  scopes: ['reports:read'],
  query: z.extend(reportFilterSchema, { page: pageSchema, itemsPerPage: sizeSchema(10, 50) }),
  response: z.array(reportRowSchema),
  errors: ['FILTER_REQUIRED'],
});

/** Columns of an export: `LIST` has the page's columns, `DETAILED` also one column per form field. */
export const exportTypes = ['LIST', 'DETAILED'] as const;
export type ExportType = (typeof exportTypes)[number];

/** States of an export: queued, being written, and finally ready or failed. Failed exports are not retried. */
export const exportStatuses = ['IN_QUEUE', 'IN_PROGRESS', 'READY', 'FAILED'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** An export of the report. `assignee` is the user who requested it, `query` its filter. */
export const exportItemSchema = z.object({
  id: z.number(),
  uuid: z.string(),
  assignee: personSchema,
  createdAt: z.string(),
  query: reportFilterSchema,
  reportType: z.enum(exportTypes),
  status: z.enum(exportStatuses),
  /**
   * Additions: names of the filter's department and sector, rows written so far, rows in total, and file size in bytes.
   */
  department: z.nullish(z.string()),
  sector: z.nullish(z.string()),
  rowsDone: z.optional(z.number()),
  rowsTotal: z.nullish(z.number()),
  size: z.nullish(z.number()),
});
export type ExportItem = z.infer<typeof exportItemSchema>;

/** POST /export-queues: queues an export of all rows of a report as CSV. 400 without a filter. */
export const createExport = endpoint({
  id: 'exports.create',
  summary: 'Pede a exportação de um relatório',
  method: 'POST',
  path: '/v1/export-queues',
  policy: 'reports',
  scopes: ['reports:read'],
  body: z.extend(reportFilterSchema, { reportType: z.enum(exportTypes) }),
  response: exportItemSchema,
  status: 201,
  errors: ['FILTER_REQUIRED', 'TOO_MANY_EXPORTS', 'IDEMPOTENCY_MISMATCH', 'IDEMPOTENCY_IN_PROGRESS'],
  idempotent: true,
});

/** GET /export-queues: returns the caller's exports, newest first. */
export const listExports = endpoint({
  id: 'exports.list',
  summary: 'Exportações de quem chama',
  method: 'GET',
  path: '/v1/export-queues',
  policy: 'reports',
  scopes: ['reports:read'],
  query: z.object({ page: pageSchema, size: sizeSchema(20, 100) }),
  response: pageOf(exportItemSchema),
});

/**
 * GET /export-queues/{uuid}.csv: returns the file of an export. 404 if it belongs to another user, 409 if it is not
 * ready.
 */
export const downloadExport = endpoint({
  id: 'exports.download',
  summary: 'Arquivo de uma exportação',
  method: 'GET',
  path: '/v1/export-queues/{uuid}.csv',
  policy: 'reports',
  scopes: ['reports:read'],
  params: z.object({ uuid: uuidSchema }),
  responseKind: 'blob',
  errors: ['EXPORT_NOT_READY', 'AWS_DOWNLOAD_ERROR', 'ATTACHMENT_DOWNLOAD_ERROR'],
});
