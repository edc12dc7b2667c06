import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { idSchema, pageOf, pageSchema, searchTextSchema, sizeSchema } from './base/paging.ts';
import { personSchema } from './people.ts';
import { slaUnits } from './processes/workflow.ts';

/** How long a bucket of a graph is: a day, a week from Monday on, a month or a year, in São Paulo. */
export const dashboardPeriods = ['DIARY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type DashboardPeriod = (typeof dashboardPeriods)[number];

/** Which tasks the SLA dashboard counts: all, finished ones, or those in progress. Canceled ones never count. */
export const slaStatuses = ['ALL', 'YES', 'NO'] as const;
export type SlaStatus = (typeof slaStatuses)[number];

const instant = String.raw`(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z)?`;
const range = new RegExp(`^${instant},${instant}$`);

/** First and last ISO 8601 instant in UTC joined by a comma, both within the range; either may be left blank. */
const createdRangeSchema = z.string().check(
  z.maxLength(60),
  z.refine((text) => range.test(text) && text.split(',').every((end) => end === '' || !Number.isNaN(Date.parse(end)))),
);

/** Up to a hundred ids joined by commas. */
export const idListSchema = z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,99}$/));

const periodSchema = z._default(z.enum(dashboardPeriods), 'MONTHLY');

/** A bucket of a graph: `YYYY-MM-DD`, `YYYY-Www`, `YYYY-MM` or `YYYY`, by the period. */
const bucketSchema = z.string().check(z.regex(/^\d{4}(-\d\d(-\d\d)?|-W\d\d)?$/));

const area = { departmentId: idSchema, sectorIds: z.optional(idListSchema), processIds: z.optional(idListSchema) };
const time = { createdAt: z.optional(createdRangeSchema), period: periodSchema };

/** Tasks done or to be done in time, late ones, and those without an agreed time. */
export const slaCountsSchema = z.object({ inside: z.number(), outside: z.number(), withoutSla: z.number() });
export type SlaCounts = z.infer<typeof slaCountsSchema>;

/** Ratings "Gostei" and "Não Gostei". */
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

/** What is counted of a department, sector or process. `buckets` holds those with anything in them, in their order. */
export const slaSeriesSchema = seriesOf(slaCountsSchema);
export type SlaSeries = z.infer<typeof slaSeriesSchema>;
/** The same of ratings. */
export const npsSeriesSchema = seriesOf(npsCountsSchema);
export type NpsSeries = z.infer<typeof npsSeriesSchema>;

/**
 * GET /requests/sla: tasks by whether they are in time, in a department, its sectors and its processes with anything
 * to count. A task belongs to the bucket it was created in. 400 without a department, or with a period the range is
 * too long for; 404 without such a department.
 */
export const getSlaGraphs = endpoint({
  id: 'dashboards.sla',
  summary: 'Gráficos de SLA',
  method: 'GET',
  path: '/v1/requests/sla',
  policy: 'reports',
  query: z.object({ ...area, ...time, finished: z._default(z.enum(slaStatuses), 'ALL') }),
  response: graphsOf(slaSeriesSchema),
});

/** A process to filter a dashboard by. The id is the same for all its versions. */
export const dashboardProcessSchema = z.object({ id: z.number(), title: z.string() });
export type DashboardProcess = z.infer<typeof dashboardProcessSchema>;

const processes = {
  method: 'GET',
  policy: 'reports',
  query: z.object({
    departmentId: z.optional(idSchema),
    sectorIds: z.optional(idListSchema),
    q: z.optional(searchTextSchema),
    page: pageSchema,
    size: sizeSchema(200),
  }),
  response: pageOf(dashboardProcessSchema),
} as const;

/** GET /requests/sla/processes: processes with steps that people act on, by title. */
export const listSlaProcesses = endpoint({
  ...processes,
  id: 'dashboards.slaProcesses',
  summary: 'Processos do relatório de SLA',
  path: '/v1/requests/sla/processes',
});

/** A step of a process and its tasks. `sla` and what follows are those of the newest version that has the step. */
export const slaStepSchema = z.object({
  ...slaCountsSchema.shape,
  id: z.string(),
  title: z.string(),
  sla: z.nullish(z.number()),
  slaUnit: z.nullish(z.enum(slaUnits)),
  /** Whom the step is addressed to, by name. */
  responsibles: z.array(z.string()),
});
export type SlaStep = z.infer<typeof slaStepSchema>;

/**
 * GET /requests/sla/processes/{id}/steps: the steps behind a graph's number, in the order of the drawing. `value` is
 * the bucket clicked, none for the whole range. 400 for a bucket that is none of the period.
 */
export const listSlaSteps = endpoint({
  id: 'dashboards.slaSteps',
  summary: 'Etapas de um processo no relatório de SLA',
  method: 'GET',
  path: '/v1/requests/sla/processes/{id}/steps',
  policy: 'reports',
  params: z.object({ id: idSchema }),
  query: z.object({ ...time, finished: z._default(z.enum(slaStatuses), 'ALL'), value: z.optional(bucketSchema) }),
  response: pageOf(slaStepSchema),
});

/** GET /requests/nps: ratings of a department, its sectors and its processes, by when the request was created. */
export const getNpsGraphs = endpoint({
  id: 'dashboards.nps',
  summary: 'Gráficos de NPS',
  method: 'GET',
  path: '/v1/requests/nps',
  policy: 'reports',
  query: z.object({ ...area, ...time }),
  response: graphsOf(npsSeriesSchema),
});

/** GET /requests/nps/processes: processes that ask for a rating, or once did, by title. */
export const listNpsProcesses = endpoint({
  ...processes,
  id: 'dashboards.npsProcesses',
  summary: 'Processos do relatório de NPS',
  path: '/v1/requests/nps/processes',
});

/** What a graph of ratings is about. */
export const npsFilters = ['department', 'sector', 'process'] as const;
export type NpsFilter = (typeof npsFilters)[number];

/** A rated request. `nps` is 1 for "Gostei", 0 for "Não Gostei"; `assignees` are those who did its tasks. */
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
  /** Of the request, ISO 8601 in UTC. */
  createdAt: z.string(),
  /** The request's form as people read it. */
  processData: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
});
export type NpsItem = z.infer<typeof npsItemSchema>;

/**
 * GET /requests/nps/items: the ratings behind a graph's number, newest requests first. `id` is that of the department,
 * sector or process, `nps` the answer clicked (both when left out), `value` the bucket.
 */
export const listNpsItems = endpoint({
  id: 'dashboards.npsItems',
  summary: 'Avaliações do relatório de NPS',
  method: 'GET',
  path: '/v1/requests/nps/items',
  policy: 'reports',
  query: z.object({
    ...time,
    filter: z.enum(npsFilters),
    id: idSchema,
    nps: z.optional(z.enum(['0', '1'])),
    value: z.optional(bucketSchema),
    /** Additions to the floor: what else the graph was narrowed by. */
    sectorIds: area.sectorIds,
    processIds: area.processIds,
    page: pageSchema,
    size: sizeSchema(20, 100),
  }),
  response: pageOf(npsItemSchema),
});
