import { sql } from 'kysely';
import type { Db } from '../connection/db.ts';
import { replacementOf } from './anonymised-person.ts';

/**
 * Removes the personal data of a person's own rows. Ids, memberships, branch, job title, sector, status and superior
 * stay, so that lists and reports count as before. Must run in a transaction that called `lockDirectory`.
 */
export async function clearPerson(db: Db, id: number, at: Date, token: string): Promise<void> {
  const name = replacementOf(id);
  await sql`
    delete from oidc using users
    where users.id = ${id} and lower(oidc.payload::jsonb ->> 'accountId') = lower(users.user_name)`.execute(db);
  // a user name with a space, which no other person can get
  await sql`
    update users set user_name = ${name}, first_name = ${name}, last_name = '', nick_name = ${name},
      complete_name = ${name}, email = null, picture = null, custom1 = null, custom2 = null, custom3 = null,
      custom4 = null, custom5 = null, subject = null, locale = null, catalogue_token = ${token},
      claims_at = null, userinfo_at = null, anonymised_at = ${at}, changed_at = ${at}
    where id = ${id}`.execute(db);
  await sql`delete from role_grants where user_id = ${id}`.execute(db);
  await sql`delete from attribute_owners where kind = 'PERSON' and record_id = ${id}`.execute(db);
  await sql`delete from external_ids where kind = 'PERSON' and record_id = ${id}`.execute(db);
  await sql`delete from scim_people where user_id = ${id}`.execute(db);
  await sql`delete from absences where user_id = ${id}`.execute(db);
  await sql`delete from task_drafts where user_id = ${id}`.execute(db);
  await sql`delete from realtime_tickets where user_id = ${id}`.execute(db);
  await sql`delete from service_tickets where user_id = ${id}`.execute(db);
}

/** Deletes messages of a person from a table, at most one batch; returns whether rows may be left. */
export async function deleteMessages(
  db: Db,
  table: 'notifications' | 'outbox_messages',
  userId: number,
): Promise<boolean> {
  const batch = 500;
  const { rows } = await sql`
    delete from ${sql.table(table)} where id in (
      select id from ${sql.table(table)} where user_id = ${userId} limit ${batch}
    ) returning 1`.execute(db);
  return rows.length === batch;
}

/** Empties what imported files say about a person; the numbers of changes and lines stay. */
export async function clearImports(db: Db, id: number): Promise<void> {
  const about = sql`
    select c.import_id, c.ordinal, c.line from import_changes c join imports i on i.id = c.import_id
    where i.kind = 'people' and c.record_id = ${id}`;
  await sql`
    update import_lines l set cells = '[]' from (${about}) c
    where l.import_id = c.import_id and l.line = c.line`.execute(db);
  const name = replacementOf(id);
  await sql`
    update import_changes t set key = ${name}, name = ${name}, shown = '[]', write = '{}', audit = '[]'
    from (${about}) c where t.import_id = c.import_id and t.ordinal = c.ordinal`.execute(db);
}

/** Replaces the names of a person in the names of service accounts. */
export async function renameAccounts(
  db: Db,
  { elsewhere, replacement }: { readonly elsewhere: string; readonly replacement: string },
): Promise<void> {
  const columns = ['complete_name', 'first_name', 'nick_name', 'last_name'];
  await sql`
    update users set ${sql.join(
      columns.map(
        (column) => sql`${sql.ref(column)} = without_person(${sql.ref(column)}, ${elsewhere}, ${replacement})`,
      ),
    )}
    where kind = 'SERVICE' and complete_name ~ ${elsewhere}`.execute(db);
}

/** Replaces the name of a person at the steps of definitions after a version; returns the last one, or null at the end. */
export async function renameAssignee(
  db: Db,
  { id, replacement }: { readonly id: number; readonly replacement: string },
  after: number,
): Promise<number | null> {
  const batch = 10;
  const { rows } = await sql<{ read: number; last: number | null }>`
    with part as (
      select id, definition from processes where id > ${after} order by id limit ${batch}
    ), changed as (
      update processes p set definition = without_assignee(part.definition, ${id}, ${replacement}) from part
      where p.id = part.id
        and jsonb_path_exists(part.definition, '$.steps[*].assignees[*] ? (@.id == $person)',
          jsonb_build_object('person', ${id}::integer))
      returning 1
    )
    select count(*)::integer as read, max(id) as last from part`.execute(db);
  const [row] = rows;
  return row?.read === batch ? row.last : null;
}

/** Changes a batch of the audit trail; returns whether rows are left. */
export async function anonymiseAudit(
  db: Db,
  person: {
    readonly id: number;
    readonly pattern: string;
    readonly elsewhere: string;
    readonly replacement: string;
    readonly former: { readonly ownNames: readonly string[] };
  },
): Promise<boolean> {
  const { id, pattern, elsewhere, replacement, former } = person;
  const { rows } = await sql<{ left: boolean }>`
    select anonymise_audit_person(${id}::integer, ${pattern}::text, ${elsewhere}::text, ${former.ownNames}::text[],
      ${replacement}::text, 300) as "left"`.execute(db);
  return rows[0]?.left ?? false;
}
