import { type Kysely, sql } from 'kysely';

/** The file source that entered an absence, so that a later file of the source changes or ends it. */
const statements = [sql`alter table absences add column source text references directory_sources`];

export const absenceSources = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
