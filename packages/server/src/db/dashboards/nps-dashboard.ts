import type { DashboardPeriod, FormValues, NpsCounts } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { planForValues } from '../connection/prepared-statements.ts';
import type { PersonRow } from '../people/people.ts';
import { type DataReader, readableData } from '../requests/readable-data.ts';
import { bucketName, bucketStart, type DashboardWindow, inWindow } from './dashboard-window.ts';

/** Ratings of one process version in one bucket. */
export interface NpsBucketRow extends NpsCounts {
  readonly version: number;
  readonly bucket: string;
}

/** Counts ratings by version and by the bucket of the request. */
export async function countNpsBuckets(
  db: Db,
  window: DashboardWindow,
  period: DashboardPeriod,
): Promise<NpsBucketRow[]> {
  const { rows } = await sql<NpsBucketRow>`
    ${planForValues} select version, ${bucketName(sql`start`, period)} as bucket, liked, disliked
    from (
      select r.process_id as version, ${bucketStart(period)} as start,
        count(*) filter (where r.nps_status = 1)::integer as liked,
        count(*) filter (where r.nps_status = 0)::integer as disliked
      from instances r where ${inWindow(window)} and r.nps_status is not null
      group by 1, 2
    ) counted`.execute(db);
  return rows;
}

/** A rated request. */
export interface NpsItemRow {
  readonly idk: number;
  readonly protocol: string;
  readonly process_id: number;
  readonly process_title: string;
  readonly requester: PersonRow;
  readonly nps_status: number;
  readonly nps_comment: string | null;
  readonly department: string | null;
  readonly sector: string | null;
  /** Users who finished its tasks, ordered by name. */
  readonly assignees: PersonRow[];
  readonly created_at: Date;
  /** Form values as lists show them. */
  readonly data: FormValues;
}

const person = sql`json_build_object('id', u.id, 'nick_name', u.nick_name, 'complete_name', u.complete_name,
  'user_name', u.user_name, 'picture', u.picture)`;

/** Returns a page of ratings, newest requests first, optionally of one rating only. Finds keys before it reads rows. */
export async function findNpsItems(
  db: Db,
  window: DashboardWindow,
  nps: number | undefined,
  { page, size }: PageQuery,
  reader: DataReader,
): Promise<Page<NpsItemRow>> {
  const answer: RawBuilder<boolean> =
    nps === undefined ? sql<boolean>`r.nps_status is not null` : sql<boolean>`r.nps_status = ${nps}`;
  const source = sql`from instances r where ${inWindow(window)} and ${answer}`;
  const { rows } = await sql<NpsItemRow>`
    ${planForValues} select i.idk, i.protocol, i.process_id, i.created_at, i.nps_status, i.nps_comment, ${readableData(sql.raw('i'), reader)} as data,
      p.title as process_title,
      (select description from departments d where d.id = l.department_id) as department,
      (select description from sectors s where s.id = l.sector_id) as sector,
      (select ${person} from users u where u.id = i.created_by) as requester,
      coalesce((select json_agg(${person} order by u.list_name, u.id) from users u
        where u.id in (select t.finished_by from tasks t where t.idk = i.idk)), '[]') as assignees
    from (select r.idk ${source} order by r.created_at desc, r.idk desc limit ${size} offset ${page * size}) k
    join instances i on i.idk = k.idk
    join processes p on p.id = i.process_id
    join processes l on l.parent_id = p.parent_id and l.is_last_version
    order by i.created_at desc, i.idk desc`.execute(db);
  return pageOf(rows, { page, size }, async () => {
    const counted = await sql<{ total: number }>`
      ${planForValues} select count(*)::integer as total ${source}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}
