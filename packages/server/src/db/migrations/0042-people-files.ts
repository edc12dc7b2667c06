import { type Kysely, sql } from 'kysely';

/** Files of people: the source of an absence, and less work for each of many new people. */
const statements = [
  // a later file of the source changes or ends its absences
  sql`alter table absences add column source text references directory_sources`,
  // a file of 50,000 people writes 850,000 rows; sources are never deleted, so checking each row finds nothing
  sql`alter table attribute_owners drop constraint attribute_owners_source_fkey`,
  // a row of about 3 kB is compressed when it is written and decompressed by each statement that reads it
  sql`alter table import_changes set (toast_tuple_target = 8160)`,
  sql`create or replace trigger users_grant_roles after insert on users
    for each row when (pg_trigger_depth() = 0 and new.roles <> '') execute function roles_make_role_grants()`,
];

export const peopleFiles = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
