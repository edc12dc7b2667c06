import { type Kysely, sql } from 'kysely';
import type { Database } from '../tables/schema.ts';

/** Values of a history that the examples use: a request, a group, days such as "2022-03-01", and late pages. */
export interface ReportHistory {
  readonly idk: number;
  /** Part of the names of groups, in lower case. */
  readonly group: string;
  readonly month: readonly [string, string];
  readonly years: readonly [string, string];
  readonly latePages: { readonly process: number; readonly step: number; readonly finished: number };
}

/** A filter of the report, and the equivalent condition of a plain statement over tasks `r`. */
export interface ReportExample {
  readonly name: string;
  readonly query: Readonly<Record<string, string | number>>;
  readonly where: string;
}

/** Assigns departments and sectors to the processes of a history, and rates every 25th request. */
export async function insertReportAreas(db: Kysely<Database>): Promise<void> {
  for (const statement of [
    sql`insert into departments (description) select 'Departamento ' || g from generate_series(1, 6) g`,
    sql`insert into sectors (department_id, description) select 1 + g % 6, 'Setor ' || g from generate_series(1, 18) g`,
    sql`update processes set department_id = 1 + id % 6,
      sector_id = (select s.id from sectors s where s.department_id = 1 + processes.id % 6 order by s.id limit 1)`,
    sql`update instances set nps_status = idk % 2 where idk % 25 = 0`,
    sql`vacuum analyze`,
  ]) {
    await statement.execute(db);
  }
}

/** The rows of a page as a plain statement, independent of how the server finds them. */
export const bareReportRows = (where: string, { page = 0, itemsPerPage = 10 }: ReportExample['query']): string => `
  select r.uuid, r.title, r.type, r.status, r.created_at, r.finished_at, i.idk, i.protocol, i.created_at, i.finished_at,
    v.title, d.description, s.description, u.complete_name, f.complete_name, h.complete_name,
    (select json_agg(coalesce(au.complete_name, ag.name)) from task_addressees a left join users au on au.id = a.user_id
      left join groups ag on ag.id = a.group_id where a.task_id = r.id) as addressees,
    (select json_agg(json_build_array(x.step_id, x.status) order by x.step_order) from instance_steps x where x.idk = i.idk) as steps
  from tasks r join instances i on i.idk = r.idk join processes v on v.id = r.process_id
  left join departments d on d.id = v.department_id left join sectors s on s.id = v.sector_id
  join users u on u.id = i.created_by left join users f on f.id = r.finished_by left join users h on h.id = r.held_by
  where ${where} order by r.created_at desc, r.id desc limit ${itemsPerPage} offset ${Number(page) * Number(itemsPerPage)}`;

/** The number of rows as a plain statement. */
export const bareReportTotal = (where: string): string =>
  `select count(*) from tasks r join instances i on i.idk = r.idk join processes v on v.id = r.process_id where ${where}`;

const assigned = `(r.held_by is not null or (select count(*) = 1 and count(a.user_id) = 1 from task_addressees a where a.task_id = r.id))`;
const people = (text: string) => `(select id from users where list_name like '%${text}%')`;
const groups = (text: string) => `(select id from groups where list_name like '%${text}%')`;
const late = 'coalesce(r.finished_at, now()) >= r.due_at';
const day = (name: string, [from, to]: readonly [string, string]) => ({
  [`${name}From`]: `${from}T00:00:00.000Z`,
  [`${name}To`]: `${to}T23:59:59.999Z`,
});
const between = (column: string, [from, to]: readonly [string, string]) =>
  `${column} >= '${from}T00:00:00.000Z' and ${column} <= '${to}T23:59:59.999Z'`;
const all = { process: 'Processo 8' };
const ofAll = `v.title = 'Processo 8'`;

/** Returns examples of every filter of the report, and some combinations. */
export function reportExamples({ idk, group, month, years, latePages }: ReportHistory): readonly ReportExample[] {
  const cases: readonly (readonly [string, ReportExample['query'], string])[] = [
    ['process', all, ofAll],
    ['process, a late page', { ...all, page: latePages.process }, ofAll],
    ['process, 50 rows', { ...all, itemsPerPage: 50 }, ofAll],
    ['idk', { idk: String(idk) }, `r.idk = ${idk}`],
    ['step', { step: 'Análise 3' }, `r.title = 'Análise 3'`],
    ['step, a late page', { step: 'Análise 3', page: latePages.step }, `r.title = 'Análise 3'`],
    ['step of earlier tasks', { step: 'Triagem' }, `r.title = 'Triagem'`],
    ['step id and process', { ...all, stepId: 's3' }, `${ofAll} and r.step_id = 's3'`],
    ['status to do', { status: 'TO_DO' }, `r.status = 'TO_DO' and not ${assigned}`],
    ['status in progress', { status: 'IN_PROGRESS' }, `r.status = 'TO_DO' and ${assigned}`],
    ['status finished', { status: 'FINISHED' }, `r.status = 'FINISHED'`],
    ['status finished, a late page', { status: 'FINISHED', page: latePages.finished }, `r.status = 'FINISHED'`],
    ['status canceled', { status: 'CANCELED' }, `r.status = 'CANCELED'`],
    ['type normal', { type: 'NORMAL' }, `r.type = 'NORMAL'`],
    ['type approval', { type: 'APPROVAL' }, `r.type = 'APPROVAL'`],
    ['department', { department: 2 }, 'v.department_id = 2'],
    ['sector', { department: 2, sector: 1 }, 'v.department_id = 2 and v.sector_id = 1'],
    ['sectors', { sectorIds: '1,2,3' }, 'v.sector_id in (1, 2, 3)'],
    ['processes', { processIds: '3,9' }, 'v.parent_id in (3, 9)'],
    ['requester', { createdBy: 'nome77' }, `r.requester_id in ${people('nome77')}`],
    ['any requester', { createdBy: 'silva' }, `r.requester_id in ${people('silva')}`],
    [
      'responsible',
      { assignees: 'nome77' },
      `(case when r.status = 'FINISHED' then r.finished_by else r.held_by end in ${people('nome77')} or (
        case when r.status = 'FINISHED' then r.finished_by else r.held_by end is null
        and exists (select from task_addressees a where a.task_id = r.id and a.user_id in ${people('nome77')})))`,
    ],
    [
      'group',
      { groups: group },
      `case when r.status = 'FINISHED' then r.finished_by else r.held_by end is null
        and exists (select from task_addressees a where a.task_id = r.id and a.group_id in ${groups(group)})`,
    ],
    ['task created in a month', day('createdAt', month), between('r.created_at', month)],
    ['task created in four years', day('createdAt', years), between('r.created_at', years)],
    ['task finished in a month', day('finishedAt', month), between('r.finished_at', month)],
    ['request created in a month', day('requestCreatedAt', month), between('i.created_at', month)],
    ['request created in four years', day('requestCreatedAt', years), between('i.created_at', years)],
    ['request finished in a month', day('requestFinishedAt', month), between('i.finished_at', month)],
    ['counted by the dashboard', { counted: 'ALL' }, `r.status <> 'CANCELED'`],
    ['late', { sla: 'OUTSIDE' }, late],
    ['late, of a process', { ...all, sla: 'OUTSIDE' }, `${ofAll} and ${late}`],
    ['rated Gostei', { nps: '1' }, 'i.nps_status = 1'],
    [
      'process, step, status, month',
      { ...all, step: 'Análise 3', status: 'FINISHED', ...day('createdAt', month) },
      `${ofAll} and r.title = 'Análise 3' and r.status = 'FINISHED' and ${between('r.created_at', month)}`,
    ],
  ];
  return cases.map(([name, query, where]) => ({ name, query, where }));
}
