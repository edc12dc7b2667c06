import { type Kysely, sql } from 'kysely';

/** A deleted group is hidden from every list but kept, because finished tasks and old process versions refer to it. */
const statements = [
  sql`alter table groups add column deleted_at timestamptz check (deleted_at is null or not active)`,
  sql`alter table initializer_groups add column deleted_at timestamptz check (deleted_at is null or not active)`,
];

export const deletedGroups = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
