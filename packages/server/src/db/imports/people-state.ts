import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type ImportPart, inPart } from './imports.ts';

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
}

/** A person with a mark that differs after any change of the values above. */
export type SeenPerson = PersonState & { readonly seen: string };

/** Selects the state of people, as the comparison and the check for later changes both use it. */
const stateOfPeople = (source: string): RawBuilder<unknown> => sql`
  select id, user_name, first_name, last_name, complete_name, nick_name, email,
    custom1, custom2, custom3, custom4, custom5, branch_id, job_title_id, sector_id, status_id, superior_id,
    show_only_personal_menu, active, roles,
    coalesce((select json_agg(m.group_id order by m.group_id) from group_members m
      join groups g on g.id = m.group_id where m.user_id = users.id and g.deleted_at is null), '[]') as groups,
    coalesce((select json_agg(r.role order by r.role) from role_grants r
      where r.user_id = users.id and r.source = ${source}), '[]') as own_roles,
    coalesce((select json_agg(distinct r.role order by r.role) from role_grants r
      where r.user_id = users.id and r.source <> ${source}), '[]') as other_roles,
    coalesce((select json_agg(o.attribute order by o.attribute) from attribute_owners o
      where o.kind = 'PERSON' and o.record_id = users.id and o.source = ${source}), '[]') as owned,
    coalesce((select json_object_agg(o.attribute, s.name order by o.attribute) from attribute_owners o
      join directory_sources s on s.key = o.source
      where o.kind = 'PERSON' and o.record_id = users.id and o.source <> ${source}), '{}') as "foreign",
    (select e.external_id from external_ids e
      where e.kind = 'PERSON' and e.record_id = users.id and e.source = ${source}) as external_id
  from users where kind = 'PERSON'`;

/** Returns people by id, with the state for the comparison with a source's file, after the given id. */
export async function readPeopleState(
  db: Db,
  source: string,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<SeenPerson[]> {
  const { rows } = await sql<SeenPerson>`
    select state.*, md5(state::text) as seen from (${stateOfPeople(source)} and id > ${after} order by id limit ${size}) state
    order by id`.execute(db);
  return rows;
}

/** Returns the user names of service accounts, in lower case. */
export async function readAccountNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select lower(user_name) as name from users where kind <> 'PERSON'`.execute(db);
  return rows.map(({ name }) => name);
}

/** Records that lines of people refer to by name. */
export interface ReferenceRows {
  readonly branches: readonly { readonly id: number; readonly name: string; readonly code: string | null }[];
  readonly jobTitles: readonly { readonly id: number; readonly name: string }[];
  readonly sectors: readonly { readonly id: number; readonly name: string; readonly department: string }[];
  readonly statuses: readonly { readonly id: number; readonly name: string; readonly restrictsMenu: boolean }[];
  /** `foreign` is the name of the source that the members come from. */
  readonly groups: readonly { readonly id: number; readonly name: string; readonly foreign?: string | null }[];
}

/** Returns all records that people can refer to; of several with one name the active ones first. */
export async function readReferences(db: Db): Promise<ReferenceRows> {
  const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows;
  return {
    branches: await read(sql<ReferenceRows['branches'][number]>`
      select id, name, code from branches order by active desc, id`),
    jobTitles: await read(sql<ReferenceRows['jobTitles'][number]>`
      select id, name from job_titles order by active desc, id`),
    sectors: await read(sql<ReferenceRows['sectors'][number]>`
      select s.id, s.description as name, d.description as department
      from sectors s join departments d on d.id = s.department_id order by s.active desc, s.id`),
    statuses: await read(sql<ReferenceRows['statuses'][number]>`
      select id, description as name, restricts_menu as "restrictsMenu" from assignee_statuses order by active desc, id`),
    groups: await read(sql<ReferenceRows['groups'][number]>`
      select g.id, g.name, d.name as foreign from groups g
        left join scim_groups s on s.group_id = g.id left join directory_sources d on d.key = s.source
      where g.deleted_at is null order by g.active desc, g.id`),
  };
}

/** Returns whether a person of a part of the difference changed since the check, or a new one exists by now. */
export async function havePeopleChanged(db: Db, part: ImportPart, source: string): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    -- a search by key for each row, because without statistics a join may compare all rows with all
    select exists (
      select from import_changes c
      where ${inPart(part)} and c.record_id is not null and (
        select md5(state::text) from (${stateOfPeople(source)} and id = c.record_id) state
      ) is distinct from c.seen
    ) or exists (
      select from import_changes c join users u on lower(u.user_name) = lower(c.key)
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
