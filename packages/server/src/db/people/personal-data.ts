import type { AbsenceReason, FormValues, WorkflowDefinition } from '@tramita/client/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { NotificationRow } from '../messages/notifications.ts';
import type { AuditEventsTable } from '../tables/audit-tables.ts';
import type { HistoryKind, InstanceStatus, TaskKind, TaskState } from '../tables/schema.ts';

/** Rows read at once. */
const batchSize = 200;
/** Requests have values, which may be long. */
const requestBatchSize = 50;

/**
 * Reads rows in batches, in the order of their ids. A query returns the ids first, so that changes meanwhile move
 * nothing.
 */
async function* inBatches<Row>(
  db: Db,
  ids: RawBuilder<unknown>,
  read: (among: RawBuilder<unknown>) => RawBuilder<Row>,
  size = batchSize,
): AsyncGenerator<Row[]> {
  const { rows } = await sql<{ id: number }>`${ids}`.execute(db);
  const found = rows.map(({ id }) => id).sort((one, two) => one - two);
  for (let start = 0; start < found.length; start += size) {
    const among = sql`any (${found.slice(start, start + size)}::integer[])`;
    yield (await read(among).execute(db)).rows;
  }
}

/** Data of a person's account besides the register. */
export interface AccountRow {
  readonly picture: string | null;
  readonly locale: string | null;
  readonly subject: string | null;
}

export async function findAccount(db: Db, userId: number): Promise<AccountRow> {
  return db
    .selectFrom('users')
    .select(['picture', 'locale', 'subject'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** A role and when and by which source it was granted. */
interface GrantedRoleRow {
  readonly role: string;
  /** Null for the screen. */
  readonly source: string | null;
  readonly granted_at: Date;
}

export async function listGrantedRoles(db: Db, userId: number): Promise<GrantedRoleRow[]> {
  const { rows } = await sql<GrantedRoleRow>`
    select g.role, case when g.source <> 'screen' then coalesce(s.name, g.source) end as source, g.granted_at
    from role_grants g left join directory_sources s on s.key = g.source where g.user_id = ${userId} order by g.id`.execute(
    db,
  );
  return rows;
}

/** A group of a person, or a department or sector that they are responsible for. */
export interface MembershipRow {
  readonly kind: 'group' | 'initializer-group' | 'department' | 'sector';
  readonly name: string;
}

export async function listMemberships(db: Db, userId: number): Promise<MembershipRow[]> {
  const { rows } = await sql<MembershipRow>`
    select 'group' as kind, g.name from group_members m join groups g on g.id = m.group_id
      where m.user_id = ${userId} and g.deleted_at is null
    union all
    select 'initializer-group', g.name from initializer_group_members m
      join initializer_groups g on g.id = m.initializer_group_id where m.user_id = ${userId} and g.deleted_at is null
    union all
    select 'department', d.description from department_responsibles r join departments d on d.id = r.department_id
      where r.user_id = ${userId}
    union all
    select 'sector', s.description from sector_responsibles r join sectors s on s.id = r.sector_id
      where r.user_id = ${userId}
    order by kind, name`.execute(db);
  return rows;
}

/** An absence of a person, or one in which they are a substitute. */
export interface ExportedAbsenceRow {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly reason: AbsenceReason;
  readonly includes_groups: boolean;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly declined_at: Date | null;
  /** Names of the substitutes, or of the absent person. */
  readonly people: readonly string[];
}

const absenceColumns = sql`ab.starts_on::text, ab.ends_on::text, ab.reason, ab.includes_groups, ab.created_at, ab.ended_at`;

export async function listOwnAbsences(db: Db, userId: number): Promise<ExportedAbsenceRow[]> {
  const { rows } = await sql<ExportedAbsenceRow>`
    select ${absenceColumns}, null::timestamptz as declined_at, coalesce((
      select array_agg(u.complete_name order by s.id) from absence_substitutes s join users u on u.id = s.user_id
      where s.absence_id = ab.id), '{}') as people
    from absences ab where ab.user_id = ${userId} order by ab.starts_on, ab.id`.execute(db);
  return rows;
}

export async function listOwnSubstitutions(db: Db, userId: number): Promise<ExportedAbsenceRow[]> {
  const { rows } = await sql<ExportedAbsenceRow>`
    select ${absenceColumns}, s.declined_at, array[u.complete_name] as people
    from absence_substitutes s join absences ab on ab.id = s.absence_id join users u on u.id = ab.user_id
    where s.user_id = ${userId} order by ab.starts_on, ab.id`.execute(db);
  return rows;
}

/** A request of a person. Its values are those that its requester may read. */
export interface OwnRequestRow {
  /** Number of the request. */
  readonly id: number;
  readonly protocol: string;
  readonly process: string;
  readonly process_id: number;
  readonly version: number;
  readonly status: InstanceStatus;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly started_by: number;
  readonly rating: number | null;
  readonly rating_comment: string | null;
  readonly rated_at: Date | null;
  readonly values: FormValues;
  /** Finished tasks of the request: their step and who finished them. */
  readonly finished: readonly { readonly stepId: string; readonly by: number }[];
}

/** Reads the requests of which a person is the requester, oldest first. */
export const readOwnRequests = (db: Db, userId: number): AsyncGenerator<OwnRequestRow[]> =>
  inBatches(
    db,
    sql`select idk as id from instances where created_by = ${userId}`,
    (among) => sql<OwnRequestRow>`
        select i.idk as id, i.protocol, p.title as process, i.process_id, p.version, i.status, i.created_at,
          i.finished_at, i.started_by, i.nps_status as rating, i.nps_comment as rating_comment, i.nps_at as rated_at,
          i.data - i.hidden_fields - p.approver_fields as values,
          coalesce((select json_agg(json_build_object('stepId', t.step_id, 'by', t.finished_by)) from tasks t
            where t.idk = i.idk and t.status = 'FINISHED' and t.finished_by is not null), '[]') as finished
        from instances i join processes p on p.id = i.process_id
        where i.idk = ${among} order by i.idk`,
    requestBatchSize,
  );

/** Returns the number of requests of a person. */
export async function countOwnRequests(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from instances where created_by = ${userId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns the definition of a process version. */
export async function findDefinition(db: Db, processId: number): Promise<WorkflowDefinition> {
  const { definition } = await db
    .selectFrom('processes')
    .select('definition')
    .where('id', '=', processId)
    .executeTakeFirstOrThrow();
  return definition;
}

/** A file that a person attached to a request of their own. */
export interface OwnAttachmentRow {
  readonly id: number;
  readonly idk: number;
  readonly original_file_name: string;
  readonly size: number;
  readonly content_type: string;
  readonly storage_key: string;
  readonly created_at: Date;
}

/** Reads the files that a person attached to their own requests, oldest first. */
export const readOwnAttachments = (db: Db, userId: number): AsyncGenerator<OwnAttachmentRow[]> =>
  inBatches(
    db,
    sql`select a.id from attachments a join instances i on i.idk = a.idk where a.user_id = ${userId} and i.created_by = ${userId}`,
    (among) => sql<OwnAttachmentRow>`
      select a.id, a.idk, a.original_file_name, a.size, a.content_type, a.storage_key, a.created_at
      from attachments a where a.id = ${among} order by a.id`,
  );

/** A task that a person finished, took, or is addressed with. */
export interface OwnTaskRow {
  readonly id: number;
  readonly idk: number;
  readonly process: string;
  readonly step: string;
  readonly type: TaskKind;
  readonly status: TaskState;
  readonly created_at: Date;
  readonly due_at: Date | null;
  readonly finished_at: Date | null;
  readonly is_finisher: boolean;
  readonly is_holder: boolean;
  /** Set if the person finished the task; `motive` is what they wrote. */
  readonly approved: boolean | null;
  readonly motive: string | null;
  readonly is_substitution: boolean;
}

/** Reads the tasks of a person, oldest first. */
export const readOwnTasks = (db: Db, userId: number): AsyncGenerator<OwnTaskRow[]> =>
  inBatches(
    db,
    sql`
      select id from tasks where finished_by = ${userId}
      union select id from tasks where held_by = ${userId}
      union select task_id from task_addressees where user_id = ${userId} and task_id is not null`,
    (among) => sql<OwnTaskRow>`
      select t.id, t.idk, t.process_title as process, t.title as step, t.type, t.status, t.created_at, t.due_at,
        t.finished_at, coalesce(t.finished_by = ${userId}, false) as is_finisher,
        coalesce(t.held_by = ${userId}, false) as is_holder,
        case when t.finished_by = ${userId} then t.approved end as approved,
        case when t.finished_by = ${userId} then t.motive end as motive,
        (t.held_by = ${userId} and t.held_on_behalf_of is not null) is true as is_substitution
      from tasks t
      where t.id = ${among} order by t.id`,
  );

/** Something that a person did with a request, without the text of the history entry. */
export interface OwnActionRow {
  readonly id: number;
  readonly idk: number;
  readonly process: string;
  readonly step: string | null;
  readonly kind: HistoryKind;
  readonly is_substitution: boolean;
  readonly created_at: Date;
}

/** Reads what a person did with requests, oldest first. */
export const readOwnActions = (db: Db, userId: number): AsyncGenerator<OwnActionRow[]> =>
  inBatches(
    db,
    sql`select id from histories where user_id = ${userId}`,
    (among) => sql<OwnActionRow>`
      select h.id, h.idk, p.title as process, coalesce(t.title, s.title) as step, h.kind,
        h.on_behalf_of is not null as is_substitution, h.created_at
      from histories h
      join instances i on i.idk = h.idk
      join processes p on p.id = i.process_id
      left join tasks t on t.id = h.task_id
      left join process_steps s on s.process_id = i.process_id and s.step_id = h.step_id
      where h.id = ${among} order by h.id`,
  );

/** A comment of a person. */
export interface OwnCommentRow {
  readonly id: number;
  readonly idk: number;
  readonly process: string;
  readonly comments: string;
  readonly is_substitution: boolean;
  readonly created_at: Date;
}

/** Reads the comments that a person wrote, oldest first. */
export const readOwnComments = (db: Db, userId: number): AsyncGenerator<OwnCommentRow[]> =>
  inBatches(
    db,
    sql`select id from comments where user_id = ${userId}`,
    (among) => sql<OwnCommentRow>`
      select c.id, c.idk, p.title as process, c.comments, c.on_behalf_of is not null as is_substitution, c.created_at
      from comments c join instances i on i.idk = c.idk join processes p on p.id = i.process_id
      where c.id = ${among} order by c.id`,
  );

/** Reads the notifications of a person, deleted ones included, oldest first. */
export const readOwnNotifications = (db: Db, userId: number): AsyncGenerator<NotificationRow[]> =>
  inBatches(
    db,
    sql`select id from notifications where user_id = ${userId}`,
    (among) => sql<NotificationRow>`
      select id, message, name, content, read, active, protocol, created_at from notifications
      where id = ${among} order by id`,
  );

/** Reads the rows of the audit trail about a person and their absences, oldest first. */
export const readAuditAbout = (db: Db, userId: number): AsyncGenerator<Selectable<AuditEventsTable>[]> =>
  inBatches(
    db,
    sql`
      select id from audit_events where (object_kind = 'person' and object_id = ${String(userId)})
        or (object_kind = 'absence' and object_id in (select id::text from absences where user_id = ${userId}))`,
    (among) => sql<Selectable<AuditEventsTable>>`
      select * from audit_events
      where id = ${among} order by id`,
  );
