import { type Kysely, sql } from 'kysely';

/**
 * Exports of a person's data, which wait in the queue of the other exports. `ready_at` is when the file of an export
 * was ready; null for exports written before this column existed.
 */
const statements = [
  sql`alter table exports add column ready_at timestamptz`,
  sql`alter table exports drop constraint exports_report_type_check`,
  sql`alter table exports add constraint exports_report_type_check
    check (report_type in ('LIST', 'DETAILED', 'AUDIT', 'PERSON'))`,
];

export const personalData = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
