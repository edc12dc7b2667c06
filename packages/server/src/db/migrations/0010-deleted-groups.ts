import { type Kysely, sql } from 'kysely';

/** A deleted group leaves every list but stays on record: tasks that are done and old versions of processes name it. */
const statements = [
  sql`alter table groups add column deleted_at timestamptz check (deleted_at is null or not active)`,
  sql`alter table initializer_groups add column deleted_at timestamptz check (deleted_at is null or not active)`,
];

export const deletedGroups = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
