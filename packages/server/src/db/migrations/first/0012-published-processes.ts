import { type Kysely, sql } from 'kysely';

/** Data that designers store with a process besides its definition, and the order in which processes are listed. */
const statements = [
  sql`alter table processes
    add column spreadsheet_bool boolean not null default false,
    add column spreadsheet_url text`,
  sql`create table process_scenarios (
    parent_id integer primary key references processes on delete cascade,
    scenarios jsonb not null
  )`,
  sql`create index processes_newest on processes (created_at desc, id desc) where is_last_version`,
];

export const publishedProcesses = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
