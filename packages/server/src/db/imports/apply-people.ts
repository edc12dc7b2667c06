import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import type { ImportCreates } from '../tables/import-tables.ts';
import { type ImportPart, inPart } from './imports.ts';

/** Creates the records that the file names and that do not exist; returns them. */
export async function createNamedRecords(
  tx: Db,
  { branches, jobTitles, groups }: ImportCreates,
): Promise<{ readonly kind: 'branch' | 'job-title' | 'group'; readonly id: number; readonly name: string }[]> {
  const created = await sql<{ kind: 'branch' | 'job-title' | 'group'; id: number; name: string }>`
    with new_branches as (
      insert into branches (name, code)
      select name, case when name ~ '^[0-9]{1,30}$' then name end from unnest(${branches}::text[]) given (name)
      where not exists (select from branches b where fold(b.name) = fold(given.name) or fold(b.code) = fold(given.name))
      returning id, name
    ), new_job_titles as (
      insert into job_titles (name) select name from unnest(${jobTitles}::text[]) given (name)
      where not exists (select from job_titles t where fold(t.name) = fold(given.name))
      returning id, name
    ), new_groups as (
      insert into groups (name, active) select name, true from unnest(${groups}::text[]) given (name)
      where not exists (select from groups g where fold(g.name) = fold(given.name) and g.deleted_at is null)
      returning id, name
    )
    select 'branch' as kind, id, name from new_branches
    union all select 'job-title', id, name from new_job_titles
    union all select 'group', id, name from new_groups`.execute(tx);
  return created.rows;
}

/** People that one statement writes. */
interface Part extends ImportPart {
  readonly source: string;
  readonly at: Date;
  /** Attributes that the source will own of new people whose `write` has no `own`. */
  readonly owned: readonly string[];
}

/** Branches by their codes, and otherwise by their names; job titles by name. Joined, because a search for each row is slow. */
const branchesByKey = sql`(
  select distinct on (key) key, id from (
    select fold(code) as key, 0 as place, active, id from branches where code is not null
    union all select fold(name), 1, active, id from branches
  ) named order by key, place, active desc, id
)`;
const jobTitlesByKey = sql`(select distinct on (fold(name)) fold(name) as key, id from job_titles order by fold(name), active desc, id)`;

/** A new person of a difference. */
export interface NewPerson {
  readonly ordinal: number;
  readonly id: number;
  readonly superior: number | null;
}

/** Returns the new people of a part. */
export async function readNewPeople(tx: Db, part: ImportPart): Promise<NewPerson[]> {
  // one text, because converting each row takes longer than the query
  const { rows } = await sql<{ people: string }>`
    select coalesce(json_agg(json_build_object('ordinal', c.ordinal, 'id', c.record_id,
      'superior', c.write -> 'columns' -> 'superior_id')), '[]')::text as people
    from import_changes c where ${inPart(part)} and c.effect = 'CREATED'`.execute(tx);
  return JSON.parse(rows[0]?.people ?? '[]');
}

/** Inserts new people under their reserved ids, with superiors, who must exist or be among them, and without groups and roles. */
export async function insertNewPeople(
  tx: Db,
  importId: number,
  { ordinals, at }: { readonly ordinals: readonly number[]; readonly at: Date },
): Promise<void> {
  await sql`
    insert into users (id, user_name, first_name, last_name, complete_name, nick_name, email, custom1, custom2, custom3,
      custom4, custom5, branch_id, job_title_id, sector_id, status_id, superior_id, show_only_personal_menu, active,
      deactivated_at, roles, catalogue_token, created_at, changed_at)
    select c.record_id, p.user_name, p.first_name, p.last_name, p.complete_name, p.nick_name, p.email, p.custom1,
      p.custom2, p.custom3, p.custom4, p.custom5, coalesce(p.branch_id, b.id), coalesce(p.job_title_id, t.id),
      p.sector_id, p.status_id, p.superior_id, coalesce(p.show_only_personal_menu, false), coalesce(p.active, true),
      case when not p.active then ${at}::timestamptz end, '',
      -- 244 random bits
      replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), ${at}, ${at}
    from import_changes c cross join lateral jsonb_populate_record(null::users, c.write -> 'columns') p
      left join ${branchesByKey} b on b.key = fold(c.write ->> 'branch')
      left join ${jobTitlesByKey} t on t.key = fold(c.write ->> 'jobTitle')
    where c.import_id = ${importId} and c.ordinal = any (${ordinals}::integer[]) order by c.ordinal`.execute(tx);
}

/** Updates the columns of the changed people of a part. */
export async function updateChangedPeople(tx: Db, part: Part): Promise<void> {
  await sql`
    update users u set
      user_name = p.user_name, first_name = p.first_name, last_name = p.last_name, complete_name = p.complete_name,
      nick_name = p.nick_name, email = p.email, custom1 = p.custom1, custom2 = p.custom2, custom3 = p.custom3,
      custom4 = p.custom4, custom5 = p.custom5,
      branch_id = coalesce(b.id, p.branch_id), job_title_id = coalesce(t.id, p.job_title_id),
      sector_id = p.sector_id, status_id = p.status_id, superior_id = p.superior_id,
      show_only_personal_menu = p.show_only_personal_menu, active = p.active, changed_at = ${part.at}
    from import_changes c join users o on o.id = c.record_id
      cross join lateral jsonb_populate_record(o, c.write -> 'columns') p
      left join ${branchesByKey} b on b.key = fold(c.write ->> 'branch')
      left join ${jobTitlesByKey} t on t.key = fold(c.write ->> 'jobTitle')
    where u.id = c.record_id and ${inPart(part)} and c.effect in ('CHANGED', 'REACTIVATED', 'DEACTIVATED')`.execute(tx);
}

/** Sets superiors who are new, groups, role grants, owners and external ids of the people of a part. */
export async function linkPeople(tx: Db, part: Part): Promise<void> {
  const { source, at, owned } = part;
  await sql`
    update users u set superior_id = (c.write ->> 'superior')::integer from import_changes c
    where ${inPart(part)} and u.id = c.record_id and c.write ? 'superior'`.execute(tx);
  await sql`
    delete from group_members m using import_changes c
    where ${inPart(part)} and c.write ? 'removeGroups' and m.user_id = c.record_id
      and c.write -> 'removeGroups' @> to_jsonb(m.group_id)`.execute(tx);
  await sql`
    insert into group_members (group_id, user_id)
    select added.id::integer, c.record_id from import_changes c
      cross join lateral jsonb_array_elements_text(c.write -> 'addGroups') added (id)
      join groups g on g.id = added.id::integer and g.deleted_at is null
      where ${inPart(part)}
    union
    select g.id, c.record_id from import_changes c
      cross join lateral jsonb_array_elements_text(c.write -> 'newGroups') added (name)
      join groups g on fold(g.name) = fold(added.name) and g.deleted_at is null
      where ${inPart(part)}
    on conflict do nothing`.execute(tx);
  await sql`
    delete from role_grants r using import_changes c
    where ${inPart(part)} and c.write ? 'removeRoles' and r.user_id = c.record_id and r.source = ${source}
      and c.write -> 'removeRoles' ? r.role`.execute(tx);
  await sql`
    insert into role_grants (user_id, role, source)
    select c.record_id, added.role, ${source} from import_changes c
      cross join lateral jsonb_array_elements_text(c.write -> 'addRoles') added (role)
      where ${inPart(part)} order by c.ordinal
    on conflict do nothing`.execute(tx);
  await sql`
    insert into attribute_owners (kind, record_id, attribute, source, written_at)
    select 'PERSON', c.record_id, owned.attribute, ${source}, ${at} from import_changes c
      cross join lateral jsonb_array_elements_text(c.write -> 'own') owned (attribute)
      where ${inPart(part)} and c.effect <> 'CREATED'
    on conflict (kind, record_id, attribute) do update set source = excluded.source, written_at = excluded.written_at`.execute(
    tx,
  );
  // without looking for earlier owners, which new people cannot have
  await sql`
    insert into attribute_owners (kind, record_id, attribute, source, written_at)
    select 'PERSON', c.record_id, owned.attribute, ${source}, ${at} from import_changes c
      cross join lateral jsonb_array_elements_text(coalesce(c.write -> 'own', ${JSON.stringify(owned)}::jsonb))
        owned (attribute)
      where ${inPart(part)} and c.effect = 'CREATED'`.execute(tx);
  await sql`
    insert into external_ids (source, kind, external_id, record_id)
    select ${source}, 'PERSON', c.write ->> 'link', c.record_id from import_changes c
    where ${inPart(part)} and c.write ? 'link'
    on conflict do nothing`.execute(tx);
}

/**
 * Updates the statistics of the tables that an import of people writes, without which later queries are slow. An embedded
 * database never does that by itself.
 */
export async function analyzePeople(db: Db): Promise<void> {
  const columns = {
    users: ['id', 'kind', 'active', 'user_name', 'superior_id'],
    group_members: ['group_id', 'user_id'],
    role_grants: ['user_id', 'role'],
    attribute_owners: ['kind', 'record_id', 'source'],
    external_ids: ['source', 'kind', 'record_id'],
  };
  // one by one, because on the only connection other calls wait for each statement
  for (const [table, names] of Object.entries(columns)) {
    await sql`analyze ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})`.execute(db);
  }
}

/** Returns the people whom an import deactivated. */
export async function listDeactivated(tx: Db, importId: number): Promise<{ id: number; completeName: string }[]> {
  const rows = await tx
    .selectFrom('import_changes')
    .innerJoin('users', 'users.id', 'import_changes.record_id')
    .select(['users.id', 'users.complete_name as completeName'])
    .where('import_id', '=', importId)
    .where('effect', '=', 'DEACTIVATED')
    .execute();
  return rows;
}

/**
 * Returns whether the superiors of people form a cycle after the import. The check of the file has refused cycles among its
 * lines, so a remaining cycle contains a person whose superior the file does not change.
 */
export async function hasCycle(tx: Db, importId: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive given as materialized (
      select record_id as id from import_changes c
      where c.import_id = ${importId} and (c.write ? 'superior' or c.write -> 'columns' ? 'superior_id')
    ), chain (start, id, level) as (
      select u.superior_id, next.superior_id, 1
      from (
        select distinct u.superior_id from given join users u on u.id = given.id
        where u.superior_id is not null and u.superior_id not in (select id from given)
      ) u join users next on next.id = u.superior_id
      union all
      select chain.start, u.superior_id, chain.level + 1 from chain join users u on u.id = chain.id
      where chain.id <> chain.start and chain.level < 1000
    )
    select from chain where id = start limit 1`.execute(tx);
  return rows.length > 0;
}
