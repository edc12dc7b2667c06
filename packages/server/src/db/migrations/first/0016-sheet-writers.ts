import { type Kysely, sql } from 'kysely';

/** Processes that wrote to a stored sheet, regardless of their version; earlier writers are found by their row keys. */
const statements = [
  sql`create table sheet_writers (
    sheet_id integer not null references sheets on delete cascade,
    parent_id integer not null references processes on delete cascade,
    primary key (sheet_id, parent_id)
  )`,
  sql`insert into sheet_writers (sheet_id, parent_id)
    select distinct r.sheet_id, p.parent_id from sheet_rows r
    join instances i on i.protocol::text = left(r.key, 36)
    join processes p on p.id = i.process_id`,
];

export const sheetWriters = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db);
  },
};
