import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';

/** Returns the id of the user, active or not, with this subject. */
export async function findIdBySubject(db: Db, subject: string): Promise<number | null> {
  const row = await db.selectFrom('users').select('id').where('subject', '=', subject).executeTakeFirst();
  return row?.id ?? null;
}

/** A user as a first sign-in finds them. */
export interface FirstSignInRow {
  readonly id: number;
  readonly kind: string;
  readonly active: boolean;
  readonly subject: string | null;
}

/** Returns the people with this external id at any source. */
export async function findPeopleWithExternalId(db: Db, externalId: string): Promise<readonly FirstSignInRow[]> {
  return db
    .selectFrom('users')
    .select(['id', 'kind', 'active', 'subject'])
    .where('kind', '=', 'PERSON')
    .where((eb) =>
      eb(
        'id',
        'in',
        eb
          .selectFrom('external_ids')
          .select('record_id')
          .where('external_ids.kind', '=', 'PERSON')
          .where('external_id', '=', externalId),
      ),
    )
    .execute();
}

/** Times of the newest claims that were applied to a person. */
export interface ClaimTimes {
  readonly claimsAt: Date | null;
  readonly userinfoAt: Date | null;
}

/** Returns the times of the newest claims that were applied to a person. */
export async function findClaimTimes(db: Db, id: number): Promise<ClaimTimes> {
  const row = await db
    .selectFrom('users')
    .select(['claims_at', 'userinfo_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { claimsAt: row.claims_at, userinfoAt: row.userinfo_at };
}

/** Stores the times of applied claims; null keeps the stored one. */
export async function storeClaimTimes(db: Db, id: number, { claimsAt, userinfoAt }: ClaimTimes): Promise<void> {
  await sql`
    update users set
      claims_at = greatest(claims_at, ${claimsAt}::timestamptz),
      userinfo_at = greatest(userinfo_at, ${userinfoAt}::timestamptz)
    where id = ${id}`.execute(db);
}

/**
 * Stores the subject by which a person is found from now on, and the times of the applied claims. Returns whether the
 * person was still active and without another subject; otherwise nothing changed.
 */
export async function linkSubject(
  db: Db,
  id: number,
  { subject, claimsAt, userinfoAt }: ClaimTimes & { readonly subject: string },
): Promise<boolean> {
  const { rows } = await sql`
    update users set subject = ${subject},
      claims_at = greatest(claims_at, ${claimsAt}::timestamptz),
      userinfo_at = greatest(userinfo_at, ${userinfoAt}::timestamptz)
    where id = ${id} and kind = 'PERSON' and active and (subject is null or subject = ${subject})
    returning id`.execute(db);
  return rows.length > 0;
}

/** References of a person as other systems name them: a branch by code or name, a superior by user name. */
export interface NamedReferences {
  readonly branch?: string | undefined;
  readonly jobTitle?: string | undefined;
  readonly sector?: string | undefined;
  readonly status?: string | undefined;
  readonly superior?: string | undefined;
}

/**
 * Returns the ids of named records, null for each that does not exist. Active records come first; case and accents make
 * no difference. A sector whose name several departments use is not found.
 */
export async function findIdsOf(
  db: Db,
  names: NamedReferences,
): Promise<Readonly<Record<keyof NamedReferences, number | null>>> {
  const text = (name: string | undefined) => name?.trim().normalize('NFC') ?? null;
  const branch = text(names.branch);
  const { rows } = await sql<Record<keyof NamedReferences, number | null>>`
    select
      (select id from branches where fold(code) = fold(${branch}) or fold(name) = fold(${branch})
        order by fold(code) = fold(${branch}) desc nulls last, active desc, id limit 1) as branch,
      (select id from job_titles where fold(name) = fold(${text(names.jobTitle)})
        order by active desc, id limit 1) as "jobTitle",
      (select min(id) from sectors where active and fold(description) = fold(${text(names.sector)})
        having count(*) = 1) as sector,
      (select id from assignee_statuses where fold(description) = fold(${text(names.status)})
        order by active desc, id limit 1) as status,
      (select id from users where lower(user_name) = lower(${text(names.superior)}) and kind = 'PERSON') as superior`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return row;
}

/** Returns the roles that a source grants to a person. */
export async function findRolesFrom(db: Db, userId: number, source: string): Promise<string[]> {
  const rows = await db
    .selectFrom('role_grants')
    .select('role')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .execute();
  return rows.map(({ role }) => role);
}

/** Returns whether any active person exists. */
export async function hasActivePeople(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('active', '=', true)
    .where('kind', '=', 'PERSON')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** An administrator as `tramita admin --list` shows them. */
export interface AdministratorRow {
  readonly userName: string;
  readonly completeName: string;
  readonly active: boolean;
}

/** Returns the people with a role by user name. */
export async function listPeopleWithRole(db: Db, role: string): Promise<readonly AdministratorRow[]> {
  return db
    .selectFrom('users')
    .select(['user_name as userName', 'complete_name as completeName', 'active'])
    .where('kind', '=', 'PERSON')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('role_grants')
          .select('role_grants.id')
          .whereRef('role_grants.user_id', '=', 'users.id')
          .where('role', '=', role),
      ),
    )
    .orderBy((eb) => eb.fn('lower', ['user_name']))
    .execute();
}
