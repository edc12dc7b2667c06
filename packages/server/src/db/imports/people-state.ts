import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type ImportPart, inPart } from './imports.ts';
import { readGroups } from './members-state.ts';

/** A person as a comparison with a file of one source needs them. */
export interface PersonState {
  readonly id: number;
  readonly user_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly complete_name: string;
  readonly nick_name: string;
  readonly email: string | null;
  readonly custom1: string | null;
  readonly custom2: string | null;
  readonly custom3: string | null;
  readonly custom4: string | null;
  readonly custom5: string | null;
  readonly branch_id: number | null;
  readonly job_title_id: number | null;
  readonly sector_id: number | null;
  readonly status_id: number | null;
  readonly superior_id: number | null;
  readonly show_only_personal_menu: boolean;
  readonly active: boolean;
  readonly roles: string;
  readonly anonymised_at: string | null;
  /** Ids of the attendance groups. */
  readonly groups: readonly number[];
  /** Roles that the source grants, and that others grant. */
  readonly own_roles: readonly string[];
  readonly other_roles: readonly string[];
  /** Attributes that the source owns. */
  readonly owned: readonly string[];
  /** Names of the other sources by the attributes that they own. */
  readonly foreign: Readonly<Record<string, string>>;
  /** Identifier of the person at the source. */
  readonly external_id: string | null;
  /** Absences that were not ended by hand, also past ones, by their first day. */
  readonly absences: readonly StoredAbsence[];
}

/** An absence of a person; days are `yyyy-MM-dd`. */
export interface StoredAbsence {
  readonly id: number;
  /** Source whose file entered it. */
  readonly source: string | null;
  readonly from: string;
  readonly to: string;
  readonly substitutes: readonly {
    readonly id: number;
    /** First versions of processes; null for all processes. */
    readonly processIds: readonly number[] | null;
    readonly declined: boolean;
    readonly name: string;
  }[];
}

const substitutesOfAbsence = sql`coalesce((
  select json_agg(json_build_object('id', s.user_id, 'processIds', s.process_ids,
    'declined', s.declined_at is not null, 'name', p.complete_name) order by s.id)
  from absence_substitutes s join users p on p.id = s.user_id where s.absence_id = ab.id), '[]')`;

/** Columns of users that belong to the state. */
const userColumns = sql`id, user_name, first_name, last_name, complete_name, nick_name, email,
    custom1, custom2, custom3, custom4, custom5, branch_id, job_title_id, sector_id, status_id, superior_id,
    show_only_personal_menu, active, roles, anonymised_at`;

/** Selects the state of the users that fulfil a condition. Parts are joined, because a query for each person is slow. */
const stateOfPeople = (source: string, people: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  with wanted as materialized (select ${userColumns} from users where kind = 'PERSON' and ${people}),
  -- as an array, so that the planner looks each of them up in an index
  named as materialized (select array_agg(id) as ids from wanted)
  select ${userColumns},
    coalesce(member.groups, '[]') as groups,
    coalesce(granted.own, '[]') as own_roles, coalesce(granted.other, '[]') as other_roles,
    coalesce(owner.own, '[]') as owned, coalesce(owner.other, '{}') as "foreign",
    (select e.external_id from external_ids e
      where e.kind = 'PERSON' and e.source = ${source} and e.record_id = wanted.id) as external_id,
    coalesce(absent.absences, '[]') as absences
  from wanted
  left join (
    select m.user_id, json_agg(m.group_id order by m.group_id) as groups
    from group_members m
    where m.user_id = any ((select ids from named)::integer[])
      and m.group_id not in (select g.id from groups g where g.deleted_at is not null)
    group by m.user_id
  ) member on member.user_id = id
  left join (
    select r.user_id, json_agg(r.role order by r.role) filter (where r.source = ${source}) as own,
      json_agg(distinct r.role order by r.role) filter (where r.source <> ${source}) as other
    from role_grants r where r.user_id = any ((select ids from named)::integer[]) group by r.user_id
  ) granted on granted.user_id = id
  left join (
    select o.record_id, json_agg(o.attribute order by o.attribute) filter (where o.source = ${source}) as own,
      json_object_agg(o.attribute, s.name order by o.attribute) filter (where o.source <> ${source}) as other
    from attribute_owners o join directory_sources s on s.key = o.source
    where o.kind = 'PERSON' and o.record_id = any ((select ids from named)::integer[])
    group by o.record_id
  ) owner on owner.record_id = id
  left join (
    select ab.user_id, json_agg(json_build_object('id', ab.id, 'source', ab.source, 'from', ab.starts_on,
      'to', ab.ends_on, 'substitutes', ${substitutesOfAbsence}) order by ab.starts_on, ab.id) as absences
    from absences ab where ab.ended_at is null and ab.user_id = any ((select ids from named)::integer[]) group by ab.user_id
  ) absent on absent.user_id = id
  order by id`;

/** Returns people by id, with the state for the comparison with a source's file, after the given id. */
export async function readPeopleState(
  db: Db,
  source: string,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<PersonState[]> {
  const people = stateOfPeople(source, sql`id > ${after} order by id limit ${size}`);
  // one text, because converting each column of each row takes longer than the query
  const { rows } = await sql<{ people: string }>`
    select coalesce(json_agg(state), '[]')::text as people from (${people}) state`.execute(db);
  return JSON.parse(rows[0]?.people ?? '[]');
}

/** A person with a mark that differs after any change of the state. */
export interface SeenPerson {
  readonly state: PersonState;
  readonly seen: string;
}

const seenPeople = (source: string, people: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select state.id, md5(state::text) as seen, to_json(state) as state from (${stateOfPeople(source, people)}) state`;

/** Returns the current state of people with its marks, by id. */
export async function readSeenPeople(db: Db, source: string, ids: readonly number[]): Promise<Map<number, SeenPerson>> {
  const { rows } = await sql<SeenPerson & { id: number }>`
    ${seenPeople(source, sql`id = any (${ids}::integer[])`)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Ids reserved by one statement. */
const reservedAtOnce = 2000;

/** Reserves ids for new people, in ascending order. */
export async function reservePeople(db: Db, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const { rows } = await sql<{ id: number }>`
      select nextval((select pg_get_serial_sequence('users', 'id'))::regclass)::integer as id
      from generate_series(1, ${Math.min(count - ids.length, reservedAtOnce)})`.execute(db);
    for (const { id } of rows) ids.push(id);
  }
  return ids.sort((one, other) => one - other);
}

/** Returns the user names of service accounts, in lower case. */
export async function readAccountNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select lower(user_name) as name from users where kind <> 'PERSON'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Records that lines of people refer to by name. */
export interface ReferenceRows {
  /** With the current day in their time zones. */
  readonly branches: readonly {
    readonly id: number;
    readonly name: string;
    readonly code: string | null;
    readonly today: string;
  }[];
  /** Current day of people without a branch. */
  readonly today: string;
  readonly jobTitles: readonly { readonly id: number; readonly name: string }[];
  readonly sectors: readonly { readonly id: number; readonly name: string; readonly department: string }[];
  readonly statuses: readonly { readonly id: number; readonly name: string; readonly restrictsMenu: boolean }[];
  /** `foreign` is the name of the source that the members come from. */
  readonly groups: readonly { readonly id: number; readonly name: string; readonly foreign?: string | null }[];
}

/** Returns all records that people can refer to; of several with one name the active ones first. */
export async function readReferences(db: Db, now: Date): Promise<ReferenceRows> {
  const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows;
  return {
    branches: await read(sql<ReferenceRows['branches'][number]>`
      select id, name, code, (${now}::timestamptz at time zone time_zone)::date::text as today
      from branches order by active desc, id`),
    today: (
      await read(sql<{ today: string }>`
      select (${now}::timestamptz at time zone 'America/Sao_Paulo')::date::text as today`)
    )[0]?.today as string,
    jobTitles: await read(sql<ReferenceRows['jobTitles'][number]>`
      select id, name from job_titles order by active desc, id`),
    sectors: await read(sql<ReferenceRows['sectors'][number]>`
      select s.id, s.description as name, d.description as department
      from sectors s join departments d on d.id = s.department_id order by s.active desc, s.id`),
    statuses: await read(sql<ReferenceRows['statuses'][number]>`
      select id, description as name, restricts_menu as "restrictsMenu" from assignee_statuses order by active desc, id`),
    groups: await readGroups(db),
  };
}

/** Returns whether a person of a part of the difference changed since the check, or a new one exists by now. */
export async function havePeopleChanged(db: Db, part: ImportPart, source: string): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select exists (
      select from import_changes c left join (
        ${seenPeople(source, sql`id = any (array(select c.record_id from import_changes c where ${inPart(part)}))`)}
      ) person on person.id = c.record_id
      where ${inPart(part)} and c.effect <> 'CREATED' and person.seen is distinct from c.seen
    ) or exists (
      select from import_changes c join users u on lower(u.user_name) = lower(c.key)
      where ${inPart(part)} and c.effect = 'CREATED'
    ) or exists (
      select from import_changes c join users u on u.id = c.record_id
      where ${inPart(part)} and c.effect = 'CREATED'
    ) or exists (
      select from import_changes c
      where ${inPart(part)} and c.write ? 'link' and coalesce((
        select e.record_id from external_ids e
        where e.kind = 'PERSON' and e.source = ${source} and e.external_id = c.write ->> 'link'
      ), c.record_id) is distinct from c.record_id
    ) as changed`.execute(db);
  return rows[0]?.changed ?? false;
}

/** Returns the number of open tasks whose only active assignees are among these people. */
export async function countTasksOf(db: Db, people: readonly number[]): Promise<number> {
  if (people.length === 0) return 0;
  const { rows } = await sql<{ total: number }>`
    with leaving as (select unnest(${people}::integer[]) as id), concerned as (
      select a.task_id as id from task_addressees a where a.is_open and (
        a.user_id in (select id from leaving)
        or a.group_id in (select m.group_id from group_members m where m.user_id in (select id from leaving)))
      union
      select t.id from tasks t where t.status = 'TO_DO' and t.held_by in (select id from leaving)
    )
    select count(*)::integer as total from tasks t
    where t.status = 'TO_DO' and t.id in (select id from concerned)
      and (t.held_by is null or t.held_by in (select id from leaving)) and not exists (
        select from task_addressees a join users u
          on u.id = a.user_id or u.id in (select m.user_id from group_members m where m.group_id = a.group_id)
        where a.task_id = t.id and u.active and u.id not in (select id from leaving)
      )`.execute(db);
  return rows[0]?.total ?? 0;
}
