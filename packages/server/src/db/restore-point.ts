import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

const place = sql.id('restore_point');

async function tableNames(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not like 'kysely%'
    order by tablename`.execute(db);
  return rows.map(({ name }) => name);
}

interface SequenceState {
  readonly name: string;
  readonly last: number;
  /** False when `last` itself is the next one to be given out. */
  readonly called: boolean;
}

async function readSequences(db: Kysely<Database>): Promise<SequenceState[]> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = current_schema()`.execute(db);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const { rows: state } = await sql<Omit<SequenceState, 'name'>>`
      select last_value as last, is_called as called from ${sql.id(name)}`.execute(db);
    states.push(...state.map((one) => ({ ...one, name })));
  }
  return states;
}

/**
 * Copies every table aside and returns how to go back to the copy, ids included. For databases in memory only: it
 * takes the rights of their one user to leave foreign keys unchecked meanwhile.
 */
export async function createRestorePoint(db: Kysely<Database>): Promise<() => Promise<void>> {
  const names = await tableNames(db);
  await sql`create schema ${place}`.execute(db);
  for (const name of names) {
    await sql`create table ${place}.${sql.id(name)} as table ${sql.id(name)}`.execute(db);
  }
  const sequences = await readSequences(db);

  return () =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`truncate ${sql.join(names.map((name) => sql.id(name)))} cascade`.execute(tx);
      for (const name of names) {
        await sql`insert into ${sql.id(name)} select * from ${place}.${sql.id(name)}`.execute(tx);
      }
      for (const { name, last, called } of sequences) {
        await sql`select setval(${name}::regclass, ${last}, ${called})`.execute(tx);
      }
    });
}
