import * as z from 'zod/mini';
import { idSchema } from './base/paging.ts';
import { taskStatuses, taskTypes } from './tasks/task-states.ts';

/** Tasks the SLA dashboard counts: all, finished only, or open only. Canceled tasks are never counted. */
export const slaStatuses = ['ALL', 'YES', 'NO'] as const;
export type SlaStatus = (typeof slaStatuses)[number];

/** Up to 100 ids, separated by commas. */
export const idListSchema = z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/));

const text = z.optional(z.string().check(z.maxLength(200)));
const moment = z.optional(z.iso.datetime());

/** Whether a task met its SLA, missed it, or had none. */
export const slaOutcomes = ['INSIDE', 'OUTSIDE', 'WITHOUT'] as const;
export type SlaOutcome = (typeof slaOutcomes)[number];

/** Rating of a task's request: "Gostei", "Não Gostei", or either. */
export const npsAnswers = ['1', '0', 'ANY'] as const;
export type NpsAnswer = (typeof npsAnswers)[number];

/**
 * Filters of a report; blank texts are ignored. `process` and `step` are full titles; `createdBy`, `assignees` and
 * `groups` are parts of names; `department` and `sector` are ids. Both ends of a date range are inclusive, ISO 8601 in
 * UTC. Ranges whose name mentions the request filter by dates of the request, the others by dates of the task.
 */
export const reportFilterSchema = z.object({
  /** Digits only. */
  idk: z.optional(z.string().check(z.regex(/^\d{0,10}$/))),
  process: text,
  step: text,
  status: z.optional(z.enum(taskStatuses)),
  type: z.optional(z.enum(taskTypes)),
  department: z.optional(idSchema),
  sector: z.optional(idSchema),
  createdBy: text,
  assignees: text,
  groups: text,
  requestCreatedAtFrom: moment,
  requestCreatedAtTo: moment,
  requestFinishedAtFrom: moment,
  requestFinishedAtTo: moment,
  /** Additions: dates of the task, and the filters of the dashboards. */
  createdAtFrom: moment,
  createdAtTo: moment,
  finishedAtFrom: moment,
  finishedAtTo: moment,
  /** Id of a step within its process, independent of its title. */
  stepId: text,
  sectorIds: z.optional(idListSchema),
  /** Process ids, as the dashboards list them. */
  processIds: z.optional(idListSchema),
  /** Only tasks the SLA dashboard counts with this status. */
  counted: z.optional(z.enum(slaStatuses)),
  sla: z.optional(z.enum(slaOutcomes)),
  nps: z.optional(z.enum(npsAnswers)),
});
export type ReportFilter = z.infer<typeof reportFilterSchema>;

/** Parses a report filter from URL parameters. Returns undefined if the filter is missing or invalid. */
export function readReportFilter(search: URLSearchParams): ReportFilter | undefined {
  const { data } = z.safeParse(reportFilterSchema, Object.fromEntries(search));
  return data && Object.keys(data).length > 0 ? data : undefined;
}
