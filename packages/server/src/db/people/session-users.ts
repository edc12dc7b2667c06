import type { User } from '@tramita/client/contract';
import type { Locale } from '@tramita/client/rules';
import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Named one by one, because a statement that selects every column is not prepared. */
const userColumns = [
  'users.id',
  'users.nick_name',
  'users.picture',
  'users.first_name',
  'users.last_name',
  'users.user_name',
  'users.complete_name',
  'users.email',
  'users.roles',
  'users.custom1',
  'users.custom2',
  'users.custom3',
  'users.custom4',
  'users.custom5',
  'users.status_id',
  'users.superior_id',
  'users.show_only_personal_menu',
  'users.catalogue_token',
  'users.locale',
] as const;

const activeUsers = (db: Db) =>
  db
    .selectFrom('users')
    .leftJoin('assignee_statuses', 'assignee_statuses.id', 'users.status_id')
    .leftJoin('users as superiors', 'superiors.id', 'users.superior_id')
    .select(userColumns)
    .select(['assignee_statuses.description as status_description', 'superiors.complete_name as superior_name'])
    .where('users.active', '=', true)
    .where('users.kind', '=', 'PERSON');

type UserRow = NonNullable<Awaited<ReturnType<ReturnType<typeof activeUsers>['executeTakeFirst']>>>;

const toUser = (row: UserRow): User => ({
  id: row.id,
  nickName: row.nick_name,
  picture: row.picture,
  firstName: row.first_name,
  lastName: row.last_name,
  userName: row.user_name,
  completeName: row.complete_name,
  email: row.email,
  roles: row.roles,
  custom1: row.custom1,
  custom2: row.custom2,
  custom3: row.custom3,
  custom4: row.custom4,
  custom5: row.custom5,
  status:
    row.status_description === null ? null : { id: row.status_id ?? undefined, description: row.status_description },
  superior:
    row.superior_id === null || row.superior_name === null
      ? null
      : { id: row.superior_id, completeName: row.superior_name },
  showOnlyPersonalMenu: row.show_only_personal_menu,
  token: row.catalogue_token,
  locale: row.locale,
});

/** Returns the active user with this login, ignoring case. */
export async function findUserByName(db: Db, userName: string): Promise<User | null> {
  const row = await activeUsers(db)
    .where((eb) => eb(eb.fn<string>('lower', ['users.user_name']), '=', userName.toLowerCase()))
    .executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Returns the active user with this id. */
export async function findUserById(db: Db, id: number): Promise<User | null> {
  const row = await activeUsers(db).where('users.id', '=', id).executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Returns those of the users who are active, by their ids. */
export async function findUsersById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, User>> {
  const rows = await activeUsers(db)
    .where((eb) => eb('users.id', '=', eb.fn.any(eb.val(ids))))
    .execute();
  return new Map(rows.map((row) => [row.id, toUser(row)]));
}

/** How a token names a person. */
export interface TokenIdentity {
  readonly subject?: string | null;
  readonly userName: string | null;
}

/** Returns whether the register contains a user, active or not, whom a token names by subject or user name. */
export async function isRegistered(db: Db, { subject = null, userName }: TokenIdentity): Promise<boolean> {
  const { rows } = await sql`
    select from users where subject = ${subject}::text or lower(user_name) = lower(${userName}::text)
    limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * Returns the active user of an external issuer: matched by subject, or by login if the user has no stored subject. The
 * subject is then stored, so that another person who later gets the same login does not get access to the account.
 */
export async function findUserBySubject(db: Db, subject: string, userName: string | null): Promise<User | null> {
  const known = await findLinkedUser(db, subject);
  if (known || userName === null) return known;
  await db
    .updateTable('users')
    .set({ subject })
    .where((eb) => eb(eb.fn<string>('lower', ['user_name']), '=', userName.toLowerCase()))
    .where('subject', 'is', null)
    .where('active', '=', true)
    .where('kind', '=', 'PERSON')
    .execute();
  // also if no row was updated: another first call of the same subject may have stored it in the meantime
  return findLinkedUser(db, subject);
}

/** Returns the active user with this subject. */
export async function findLinkedUser(db: Db, subject: string): Promise<User | null> {
  const row = await activeUsers(db).where('users.subject', '=', subject).executeTakeFirst();
  return row ? toUser(row) : null;
}

/** Returns the active users with an external id, of one source if it is given. */
export async function findPeopleByExternalId(db: Db, externalId: string, source?: string): Promise<User[]> {
  const rows = await activeUsers(db)
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('external_ids')
        .select('record_id')
        .where('external_ids.kind', '=', 'PERSON')
        .where('external_id', '=', externalId)
        .$if(source !== undefined, (query) => query.where('source', '=', source ?? '')),
    )
    .execute();
  return rows.map(toUser);
}

/** Stores the language of messages to a user; null for the default. */
export async function storeLocale(db: Db, userId: number, locale: Locale | null): Promise<void> {
  await db.updateTable('users').set({ locale }).where('id', '=', userId).execute();
}

/** Stores the time of a sign-in unless a newer one is stored. */
export async function noteSignIn(db: Db, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ signed_in_at: at })
    .where('id', '=', userId)
    .where((eb) => eb.or([eb('signed_in_at', 'is', null), eb('signed_in_at', '<', at)]))
    .execute();
}

/** Returns whether any user exists. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}
