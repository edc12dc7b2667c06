import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { countRows, type Page, type PageQuery, pageOf } from '../connection/paging.ts';
import { contains, foldedContains, nameOrder, wordsOf } from '../lists/search-text.ts';

/** Search text and page of a picker. */
export interface PickerQuery extends PageQuery {
  readonly q?: string | undefined;
}

/** A user offered by a picker. */
export interface PickerPerson {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly complete_name: string;
  readonly user_name: string;
  readonly nick_name: string;
  readonly email: string | null;
  readonly picture: string | null;
  readonly job_title: string | null;
  readonly branch: string | null;
}

/** Returns the names of users, active or not, by their user names. */
export const findPeopleNames = (db: Db, userNames: readonly string[]) =>
  db.selectFrom('users').select(['user_name', 'complete_name']).where('user_name', 'in', userNames).execute();

/** Returns active users whose name, login or e-mail contains every typed word, ordered by name. */
export async function listActivePeople(
  db: Db,
  query: PickerQuery & { readonly exclude: readonly number[] },
): Promise<Page<PickerPerson>> {
  let people = db.selectFrom('users').where('users.active', '=', true).where('users.kind', '=', 'PERSON');
  for (const word of wordsOf(query.q)) {
    people = people.where((eb) =>
      // the name is stored folded
      foldedContains(
        sql`${eb.ref('list_name')} || ' ' || fold(concat_ws(' ', ${eb.ref('user_name')}, ${eb.ref('email')}))`,
        word,
      ),
    );
  }
  if (query.exclude.length > 0) people = people.where('users.id', 'not in', query.exclude);
  const rows = await people
    .leftJoin('job_titles', 'job_titles.id', 'users.job_title_id')
    .leftJoin('branches', 'branches.id', 'users.branch_id')
    .select(['users.id', 'first_name', 'last_name', 'complete_name', 'user_name', 'nick_name', 'email', 'picture'])
    .select(['job_titles.name as job_title', 'branches.name as branch'])
    .orderBy((eb) => nameOrder(eb.ref('complete_name')))
    .orderBy('users.id')
    .limit(query.size)
    .offset(query.page * query.size)
    .execute();
  return pageOf(rows, query, () => countRows(people));
}

/** Returns active attendance groups whose name contains every typed word, ordered by name. */
export async function listActiveGroups(db: Db, query: PickerQuery): Promise<Page<{ id: number; name: string }>> {
  let groups = db.selectFrom('groups').where('active', '=', true);
  for (const word of wordsOf(query.q)) groups = groups.where((eb) => contains(eb.ref('name'), word));
  const rows = await groups
    .select(['id', 'name'])
    .orderBy((eb) => nameOrder(eb.ref('name')))
    .orderBy('id')
    .limit(query.size)
    .offset(query.page * query.size)
    .execute();
  return pageOf(rows, query, () => countRows(groups));
}

/** Returns active branches or job titles whose name contains every typed word, ordered by name. */
export async function listNamed(
  db: Db,
  table: 'branches' | 'job_titles',
  query: PickerQuery,
): Promise<{ id: number; name: string }[]> {
  let named = db.selectFrom(table).where('active', '=', true);
  for (const word of wordsOf(query.q)) named = named.where((eb) => contains(eb.ref('name'), word));
  return named
    .select(['id', 'name'])
    .orderBy((eb) => nameOrder(eb.ref('name')))
    .orderBy('id')
    .limit(query.size)
    .offset(query.page * query.size)
    .execute();
}

/** The columns of `users` that the contract's `Person` requires. */
export interface PersonRow {
  readonly id: number;
  readonly nick_name: string;
  readonly complete_name: string;
  readonly user_name: string;
  readonly picture: string | null;
}

/** Columns of a {@link PersonRow}. */
export const personColumns = [
  'users.id',
  'users.nick_name',
  'users.complete_name',
  'users.user_name',
  'users.picture',
] as const;

/** SQL for the {@link PersonRow} with this id as JSON; null for no id. */
export const personJson = (id: RawBuilder<unknown>): RawBuilder<PersonRow | null> =>
  sql`(select json_build_object('id', u.id, 'nick_name', u.nick_name, 'complete_name', u.complete_name,
    'user_name', u.user_name, 'picture', u.picture) from users u where u.id = ${id})`;

/** Returns users by id, including inactive ones. */
export async function findPeople(db: Db, ids: readonly number[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('users').select(personColumns).where('users.id', 'in', ids).execute();
}

/** Returns the members of groups, by group, ordered by name. */
export async function findGroupMembers(
  db: Db,
  groupIds: readonly number[],
): Promise<(PersonRow & { readonly group_id: number })[]> {
  if (groupIds.length === 0) return [];
  return db
    .selectFrom('group_members')
    .innerJoin('users', 'users.id', 'group_members.user_id')
    .select(['group_members.group_id', ...personColumns])
    .where('group_members.group_id', 'in', groupIds)
    .where('users.active', '=', true)
    .where('users.kind', '=', 'PERSON')
    .orderBy((eb) => nameOrder(eb.ref('users.complete_name')))
    .orderBy('users.id')
    .execute();
}
