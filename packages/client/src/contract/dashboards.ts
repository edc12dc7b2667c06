import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from './base/paging.ts';
import { personSchema } from './person.ts';
import { slaUnits } from './processes/workflow.ts';
import { idListSchema, slaStatuses } from './report-filter.ts';

/** Length of a graph's bucket: a day, a week starting on Monday, a month or a year, in São Paulo time. */
export const dashboardPeriods = ['DIARY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

const instant = String.raw`(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)?`;
const range = new RegExp(`^${instant},${instant}$`);

/** Returns whether an instant exists: JavaScript reads 30 February as 2 March. */
function exists(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text.slice(0, 19));
}

/** First and last instant of the range, both inclusive: ISO 8601 in UTC, joined by a comma. Either may be blank. */
const createdRangeSchema = z.string().check(
  z.maxLength(60),
  z.refine((text) => range.test(text) && text.split(',').every((end) => end === '' || exists(end))),
);

const periodSchema = z._default(z.enum(dashboardPeriods), 'MONTHLY');

/** A bucket of a graph, by period: `YYYY-MM-DD`, `YYYY-Www`, `YYYY-MM` or `YYYY`. */
const bucketSchema = z.string().check(z.regex(/^\d{4}(-\d\d(-\d\d)?|-W\d\d)?$/));

const area = { departmentId: idSchema, sectorIds: z.optional(idListSchema), processIds: z.optional(idListSchema) };
const time = { createdAt: z.optional(createdRangeSchema), period: periodSchema };

/** Numbers of tasks within the SLA, outside it, and without one. */
export const slaCountsSchema = z.object({ inside: z.number(), outside: z.number(), withoutSla: z.number() });
export type SlaCounts = z.infer<typeof slaCountsSchema>;

/** Numbers of ratings "Gostei" and "Não Gostei". */
export const npsCountsSchema = z.object({ liked: z.number(), disliked: z.number() });
export type NpsCounts = z.infer<typeof npsCountsSchema>;

const seriesOf = <Shape extends z.core.$ZodShape>(counts: z.ZodMiniObject<Shape>) =>
  z.object({
    id: z.number(),
    label: z.string(),
    totals: counts,
    buckets: z.array(z.object({ value: z.string(), counts })),
  });

const graphsOf = <Series extends z.ZodMiniType>(series: Series) =>
  z.object({ department: series, sectors: z.array(series), processes: z.array(series) });

/** SLA counts of a department, sector or process. `buckets` contains only non-empty buckets, in chronological order. */
export const slaSeriesSchema = seriesOf(slaCountsSchema);
export type SlaSeries = z.infer<typeof slaSeriesSchema>;
/** Rating counts of a department, sector or process, in the same shape as `slaSeriesSchema`. */
export const npsSeriesSchema = seriesOf(npsCountsSchema);
export type NpsSeries = z.infer<typeof npsSeriesSchema>;

/**
 * GET /requests/sla: returns the SLA counts of a department and of those of its sectors and processes that have tasks.
 * A task belongs to the bucket of its creation. 400 without a department or when the range is too long for the period;
 * 404 if the department does not exist.
 */
export const getSlaGraphs = endpoint({
  id: 'dashboards.sla',
  summary: 'Gráficos de SLA',
  method: 'GET',
  path: '/v1/requests/sla',
  policy: 'reports',
  scopes: ['reports:read'],
  query: z.object({ ...area, ...time, finished: z._default(z.enum(slaStatuses), 'ALL') }),
  response: graphsOf(slaSeriesSchema),
});

/** A process in a dashboard's filter. `id` is the same for all its versions. */
export const dashboardProcessSchema = z.object({ id: z.number(), title: z.string() });
export type DashboardProcess = z.infer<typeof dashboardProcessSchema>;

const processes = {
  method: 'GET',
  policy: 'reports',
  scopes: ['reports:read'],
  query: z.object({
    departmentId: z.optional(idSchema),
    sectorIds: z.optional(idListSchema),
    q: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(200),
  }),
  response: pageOf(dashboardProcessSchema),
} as const;

/** GET /requests/sla/processes: returns processes with user or approval steps, by title. */
export const listSlaProcesses = endpoint({
  ...processes,
  id: 'dashboards.slaProcesses',
  summary: 'Processos do relatório de SLA',
  path: '/v1/requests/sla/processes',
});

/** A step of a process with its task counts. `sla` and later fields come from the newest version with this step. */
export const slaStepSchema = z.object({
  ...slaCountsSchema.shape,
  id: z.string(),
  title: z.string(),
  sla: z.nullish(z.number()),
  slaUnit: z.nullish(z.enum(slaUnits)),
  /** Names of the assignees and groups of the step. */
  responsibles: z.array(z.string()),
});
export type SlaStep = z.infer<typeof slaStepSchema>;

/**
 * GET /requests/sla/processes/{id}/steps: returns the steps counted in a number of a graph, in drawing order. `value`
 * is the clicked bucket; without it the whole range is used. 400 if `value` is not a bucket of the period.
 */
export const listSlaSteps = endpoint({
  id: 'dashboards.slaSteps',
  summary: 'Etapas de um processo no relatório de SLA',
  method: 'GET',
  path: '/v1/requests/sla/processes/{id}/steps',
  policy: 'reports',
  scopes: ['reports:read'],
  params: z.object({ id: idSchema }),
  query: z.object({ ...time, finished: z._default(z.enum(slaStatuses), 'ALL'), value: z.optional(bucketSchema) }),
  response: pageOf(slaStepSchema),
});

/** GET /requests/nps: returns ratings of a department, its sectors and processes, by creation date of the request. */
export const getNpsGraphs = endpoint({
  id: 'dashboards.nps',
  summary: 'Gráficos de NPS',
  method: 'GET',
  path: '/v1/requests/nps',
  policy: 'reports',
  scopes: ['reports:read'],
  query: z.object({ ...area, ...time }),
  response: graphsOf(npsSeriesSchema),
});

/** GET /requests/nps/processes: returns processes that request a rating or once did, by title. */
export const listNpsProcesses = endpoint({
  ...processes,
  id: 'dashboards.npsProcesses',
  summary: 'Processos do relatório de NPS',
  path: '/v1/requests/nps/processes',
});

/** Whether a graph of ratings is about a department, a sector or a process. */
export const npsFilters = ['department', 'sector', 'process'] as const;
export type NpsFilter = (typeof npsFilters)[number];

/** A rated request. `nps` is 1 for "Gostei", 0 for "Não Gostei". `assignees` are the users who finished its tasks. */
export const npsItemSchema = z.object({
  uuid: z.string(),
  idk: z.number(),
  process: z.string(),
  requester: personSchema,
  nps: z.number(),
  comment: z.nullish(z.string()),
  department: z.nullish(z.string()),
  sector: z.nullish(z.string()),
  assignees: z.array(personSchema),
  /** Creation of the request, ISO 8601 in UTC. */
  createdAt: z.string(),
  /** Form values of the request as display texts. */
  processData: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
});
export type NpsItem = z.infer<typeof npsItemSchema>;

/**
 * GET /requests/nps/items: returns the ratings counted in a number of a graph, newest requests first. `id` is the
 * department, sector or process, `nps` the clicked rating (both ratings if left out), `value` the clicked bucket.
 */
export const listNpsItems = endpoint({
  id: 'dashboards.npsItems',
  summary: 'Avaliações do relatório de NPS',
  method: 'GET',
  path: '/v1/requests/nps/items',
  policy: 'reports',
  scopes: ['reports:read'],
  query: z.object({
    ...time,
    filter: z.enum(npsFilters),
    id: idSchema,
    nps: z.optional(z.enum(['0', '1'])),
    value: z.optional(bucketSchema),
    /** Further filters of the graph (additions). */
    sectorIds: area.sectorIds,
    processIds: area.processIds,
    page: pageSchema,
    size: sizeSchema(20, 100),
  }),
  response: pageOf(npsItemSchema),
});
