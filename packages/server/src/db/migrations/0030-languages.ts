import { type Kysely, sql } from 'kysely';
import { calendarIndexes } from './0029-calendars.ts';
import { createLargeIndex } from './releases/large-indexes.ts';

/** The language of each user, and the content of notifications, from which each reader gets sentences in a language. */
const statements = [
  sql`alter table users add column locale text`,
  sql`alter table outbox_messages add column locale text`,
  sql`alter table notifications add column name text, add column content jsonb`,
];

export const languages = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
    for (const index of calendarIndexes) await createLargeIndex(db, index);
  },
};
