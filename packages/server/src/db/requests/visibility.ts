import { type RawBuilder, sql } from 'kysely';
import { findWorker, isCoveredByAny, type Worker } from '../absences/covers.ts';
import type { Db } from '../connection/db.ts';
import type { InstanceStatus } from '../tables/schema.ts';

/** Reference to a request: its number, its protocol, or one of its tasks; `uuid` is a protocol or a task's. */
export type RequestRef =
  | { readonly idk: number }
  | { readonly protocol: string }
  | { readonly uuid: string }
  | { readonly taskUuid: string }
  | { readonly taskId: number };

/** A user who views requests: `seesAll` for administrators, and in read-only calls for users who can see reports. */
export interface Viewer {
  readonly userId: number;
  readonly seesAll: boolean;
  /** Returns the time at which substitutions count: requests with a task that the user works in one are shown. @default none */
  readonly now?: () => Date;
}

/** A request the viewer may see, and the task it was referred to by. */
export interface VisibleRequest {
  readonly idk: number;
  readonly protocol: string;
  readonly status: InstanceStatus;
  readonly created_by: number;
  readonly process_id: number;
  readonly process_title: string;
  readonly task_id: number | null;
  readonly task_uuid: string | null;
}

/**
 * SQL condition on instances `i` and their processes `p`: the user takes or took part, or is responsible for the
 * process version or its area.
 */
const takesPart = (userId: number) => sql<boolean>`(
  ${userId} in (i.created_by, i.started_by, p.created_by)
  or exists (select from task_addressees a where a.instance_idk = i.idk
    and (a.user_id = ${userId} or a.group_id in (select group_id from group_members where user_id = ${userId})))
  or exists (select from tasks where tasks.idk = i.idk and ${userId} in (tasks.held_by, tasks.finished_by))
  or exists (select from department_responsibles d where d.department_id = p.department_id and d.user_id = ${userId})
  or exists (select from sector_responsibles s where s.sector_id = p.sector_id and s.user_id = ${userId}))`;

/** SQL for the number of the referenced request; one index look-up for each kind of reference. */
function named(ref: RequestRef): RawBuilder<unknown> {
  if ('idk' in ref) return sql`select ${ref.idk}::integer as idk`;
  if ('protocol' in ref) return sql`select idk from instances where protocol = ${ref.protocol}`;
  if ('taskId' in ref) return sql`select idk from tasks where id = ${ref.taskId}`;
  if ('taskUuid' in ref) return sql`select idk from tasks where uuid = ${ref.taskUuid}`;
  return sql`select idk from instances where protocol = ${ref.uuid} union select idk from tasks where uuid = ${ref.uuid}`;
}

function namedTask(ref: RequestRef): RawBuilder<boolean> {
  if ('taskId' in ref) return sql`t.id = ${ref.taskId}`;
  if ('taskUuid' in ref) return sql`t.uuid = ${ref.taskUuid}`;
  return 'uuid' in ref ? sql`t.uuid = ${ref.uuid}` : sql`false`;
}

const isVisibleTo = ({ userId, seesAll }: Viewer) => (seesAll ? sql<boolean>`true` : takesPart(userId));

/** SQL condition on instances `i`: the user works its open task as a substitute. */
const isSubstituted = (worker: Worker) =>
  sql<boolean>`exists (select from tasks c where c.idk = i.idk and ${isCoveredByAny(sql.raw('c'), worker)})`;

/**
 * Reads rows that the viewer may see, and only if some are missing, those that the viewer may see as a substitute, so
 * that other users pay nothing for substitutions.
 */
async function readVisible<Row>(
  db: Db,
  viewer: Viewer,
  wanted: number,
  read: (isVisible: RawBuilder<boolean>) => RawBuilder<Row>,
): Promise<readonly Row[]> {
  const { rows } = await read(isVisibleTo(viewer)).execute(db);
  if (viewer.seesAll || viewer.now === undefined || rows.length >= wanted) return rows;
  const worker = await findWorker(db, viewer.userId, viewer.now());
  if (worker.covers.length === 0) return rows;
  const all = await read(sql<boolean>`(${isVisibleTo(viewer)} or ${isSubstituted(worker)})`).execute(db);
  return all.rows;
}

const columns = sql`i.idk, i.protocol, i.status, i.created_by, i.process_id, p.title as process_title`;

/** Returns the request if it exists and the viewer may see it. Visibility of requests is defined only in this file. */
export async function findVisibleRequest(db: Db, ref: RequestRef, viewer: Viewer): Promise<VisibleRequest | null> {
  const rows = await readVisible(
    db,
    viewer,
    1,
    (isVisible) => sql<VisibleRequest>`
      select ${columns}, t.id as task_id, t.uuid as task_uuid
      from (${named(ref)}) named
      join instances i on i.idk = named.idk
      join processes p on p.id = i.process_id
      left join tasks t on t.idk = i.idk and ${namedTask(ref)}
      where ${isVisible}`,
  );
  return rows[0] ?? null;
}

/** Returns those of several requests that the viewer may see, by the protocol or task uuid that referred to them. */
export async function findVisibleRequests(
  db: Db,
  by: 'protocol' | 'taskUuid',
  uuids: readonly string[],
  viewer: Viewer,
): Promise<Map<string, VisibleRequest>> {
  const all =
    by === 'protocol'
      ? sql`select idk, null::integer as task_id, null::uuid as task_uuid
          from instances where protocol = any (${uuids}::uuid[])`
      : sql`select idk, id as task_id, uuid as task_uuid from tasks where uuid = any (${uuids}::uuid[])`;
  const rows = await readVisible(
    db,
    viewer,
    uuids.length,
    (isVisible) => sql<VisibleRequest>`
      select ${columns}, named.task_id, named.task_uuid
      from (${all}) named
      join instances i on i.idk = named.idk
      join processes p on p.id = i.process_id
      where ${isVisible}`,
  );
  return new Map(rows.map((request) => [request.task_uuid ?? request.protocol, request]));
}

/** Returns whether a user may see any request of a process version. */
export async function seesRequestOf(db: Db, processId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from instances i join processes p on p.id = i.process_id
    where i.process_id = ${processId} and ${takesPart(userId)} limit 1`.execute(db);
  return rows.length > 0;
}
