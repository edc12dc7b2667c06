import type { Access, RoleName } from '@tramita/client/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains, nameOrder, wordsOf } from '../lists/search-text.ts';

/** A source of records besides the screen. */
export interface SourceRow {
  readonly key: string;
  readonly name: string;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A person as the administration lists them. */
export interface ListedPersonRow {
  readonly id: number;
  readonly user_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly complete_name: string;
  readonly email: string | null;
  readonly custom1: string | null;
  readonly job_title: Named | null;
  readonly branch: Named | null;
  readonly superior: { readonly id: number; readonly completeName: string } | null;
  readonly status: { readonly id: number; readonly description: string } | null;
  readonly roles: string;
  readonly sources: readonly SourceRow[];
  readonly active: boolean;
  readonly signed_in_at: Date | null;
}

/** A person with all registered data. */
export interface PersonDetailRow extends ListedPersonRow {
  readonly nick_name: string;
  readonly custom2: string | null;
  readonly custom3: string | null;
  readonly custom4: string | null;
  readonly custom5: string | null;
  readonly sector: Named | null;
  readonly show_only_personal_menu: boolean;
  readonly created_at: Date;
  readonly changed_at: Date;
  readonly deactivated_at: Date | null;
  readonly anonymised_at: Date | null;
}

/** Filter and page of the list. `source` is the key of a source, or `screen` for people without one. */
export interface PeopleQuery extends PageQuery {
  readonly q?: string | undefined;
  readonly branchId?: number | undefined;
  readonly jobTitleId?: number | undefined;
  readonly statusId?: number | undefined;
  readonly role?: RoleName | undefined;
  readonly source?: string | undefined;
  readonly access?: Access | undefined;
}

const sourceKeys = sql`(
  select source from attribute_owners where kind = 'PERSON' and record_id = u.id
  union select source from external_ids where kind = 'PERSON' and record_id = u.id
)`;

const listColumns = sql`
  u.id, u.user_name, u.first_name, u.last_name, u.complete_name, u.email, u.custom1, u.roles, u.active, u.signed_in_at,
  case when j.id is null then null else json_build_object('id', j.id, 'name', j.name) end as job_title,
  case when b.id is null then null else json_build_object('id', b.id, 'name', b.name) end as branch,
  case when s.id is null then null else json_build_object('id', s.id, 'completeName', s.complete_name) end as superior,
  case when st.id is null then null else json_build_object('id', st.id, 'description', st.description) end as status,
  coalesce((
    select json_agg(json_build_object('key', key, 'name', name) order by name, key)
    from directory_sources where key in ${sourceKeys}
  ), '[]') as sources`;

const joined = sql`users u
  left join job_titles j on j.id = u.job_title_id
  left join branches b on b.id = u.branch_id
  left join users s on s.id = u.superior_id
  left join assignee_statuses st on st.id = u.status_id`;

const accessConditions: Record<Access, RawBuilder<unknown>> = {
  ACTIVE: sql`u.active and u.signed_in_at is not null`,
  INACTIVE: sql`not u.active`,
  NEVER: sql`u.active and u.signed_in_at is null`,
};

const searched = sql<string>`concat_ws(
  ' ', u.complete_name, u.nick_name, u.first_name, u.last_name, u.user_name, u.email, u.custom1
)`;

function conditionsOf({ q, branchId, jobTitleId, statusId, role, source, access }: PeopleQuery): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [sql`u.kind = 'PERSON'`];
  for (const word of wordsOf(q)) conditions.push(contains(searched, word));
  if (branchId !== undefined) conditions.push(sql`u.branch_id = ${branchId}`);
  if (jobTitleId !== undefined) conditions.push(sql`u.job_title_id = ${jobTitleId}`);
  if (statusId !== undefined) conditions.push(sql`u.status_id = ${statusId}`);
  if (role !== undefined) {
    conditions.push(sql`exists (select from role_grants g where g.user_id = u.id and g.role = ${role})`);
  }
  if (source === 'screen') conditions.push(sql`not exists ${sourceKeys}`);
  else if (source !== undefined) conditions.push(sql`${source} in ${sourceKeys}`);
  if (access !== undefined) conditions.push(accessConditions[access]);
  return conditions;
}

/** Returns people that match the query, ordered by name, including inactive ones. */
export async function listPeopleRows(db: Db, query: PeopleQuery): Promise<Page<ListedPersonRow>> {
  const conditions = sql.join(conditionsOf(query), sql` and `);
  const { rows } = await sql<ListedPersonRow>`
    select ${listColumns} from ${joined} where ${conditions}
    order by ${nameOrder(sql<string>`u.complete_name`)}, u.id
    limit ${query.size} offset ${query.page * query.size}`.execute(db);
  return pageOf(rows, query, async () => {
    const counted = await sql<{ total: number }>`
      select count(*)::integer as total from users u where ${conditions}`.execute(db);
    return counted.rows[0]?.total ?? 0;
  });
}

/** Returns one person, or null; null also for service accounts. */
export async function findPersonDetail(db: Db, id: number): Promise<PersonDetailRow | null> {
  const { rows } = await sql<PersonDetailRow>`
    select ${listColumns}, u.nick_name, u.custom2, u.custom3, u.custom4, u.custom5, u.show_only_personal_menu,
      u.created_at, u.changed_at, u.deactivated_at, u.anonymised_at,
      case when sc.id is null then null else json_build_object('id', sc.id, 'name', sc.description) end as sector
    from ${joined} left join sectors sc on sc.id = u.sector_id
    where u.id = ${id} and u.kind = 'PERSON'`.execute(db);
  return rows[0] ?? null;
}

/** Returns all sources, by name. */
export async function listSources(db: Db): Promise<SourceRow[]> {
  return db.selectFrom('directory_sources').select(['key', 'name']).orderBy('name').orderBy('key').execute();
}

/** Returns the attendance groups of a person, by name. */
export async function findGroupsOf(db: Db, userId: number): Promise<(Named & { readonly active: boolean })[]> {
  return db
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['groups.id', 'groups.name', 'groups.active'])
    .where('group_members.user_id', '=', userId)
    .where('groups.deleted_at', 'is', null)
    .orderBy((eb) => nameOrder(eb.ref('groups.name')))
    .orderBy('groups.id')
    .execute();
}

/** A role with the source that grants it; `source` is null for the screen. */
export interface GrantRow {
  readonly role: string;
  readonly source: SourceRow | null;
}

/** Returns the role grants of a person in the order in which they were given. */
export async function findGrantsOf(db: Db, userId: number): Promise<GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    select g.role, case when g.source = 'screen' then null
      else json_build_object('key', g.source, 'name', coalesce(s.name, g.source)) end as source
    from role_grants g left join directory_sources s on s.key = g.source
    where g.user_id = ${userId} order by g.id`.execute(db);
  return rows;
}

/** An attribute that belongs to a source. */
export interface OwnedAttributeRow {
  readonly attribute: string;
  readonly key: string;
  readonly name: string;
  readonly written_at: Date;
}

/** Returns the attributes of a person that belong to a source, by name. */
export async function findOwnedAttributes(db: Db, userId: number): Promise<OwnedAttributeRow[]> {
  return db
    .selectFrom('attribute_owners')
    .innerJoin('directory_sources', 'directory_sources.key', 'attribute_owners.source')
    .select(['attribute', 'directory_sources.key', 'directory_sources.name', 'written_at'])
    .where('attribute_owners.kind', '=', 'PERSON')
    .where('record_id', '=', userId)
    .orderBy('attribute')
    .execute();
}

/** Returns the external ids of a person, by the name of the source. */
export async function findExternalIds(
  db: Db,
  userId: number,
): Promise<(SourceRow & { readonly external_id: string })[]> {
  return db
    .selectFrom('external_ids')
    .innerJoin('directory_sources', 'directory_sources.key', 'external_ids.source')
    .select(['directory_sources.key', 'directory_sources.name', 'external_id'])
    .where('external_ids.kind', '=', 'PERSON')
    .where('record_id', '=', userId)
    .orderBy('directory_sources.name')
    .execute();
}
