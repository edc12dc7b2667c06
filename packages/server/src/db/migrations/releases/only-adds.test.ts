import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPgliteDatabase } from '../../connection/open-database.ts';
import { openPglitePort } from '../../connection/pglite-port.ts';
import { hindrances, readShape } from '../../testing/schema-shape.ts';
import { migrateTo } from '../migrate.ts';
import { migrations } from '../migrations.ts';

/** The first migration of the releases that neighbours of theirs can share a database with. */
const first = '0027-oldest-server';
const later = Object.keys(migrations)
  .sort()
  .filter((name) => name > first);

/** Removed functions that no server of any release called. */
const neverCalled = ['anonymise_audit_person(integer,text[],text[],text) is removed'];

let db: ReturnType<typeof openPgliteDatabase>;
beforeAll(async () => {
  db = openPgliteDatabase(await openPglitePort());
  await migrateTo(db, first);
});
afterAll(() => db.destroy());

test('D11.06 no migration removes or requires what servers of the release before do not know', async () => {
  let before = await readShape(db);
  expect(before.tables.get('instances')?.has('idk')).toBe(true);
  for (const name of later) {
    await migrateTo(db, name);
    const after = await readShape(db);
    const found = hindrances(before, after).filter((problem) => !neverCalled.includes(problem));
    expect(found, name).toEqual([]);
    before = after;
  }
});

test('D11.06 a migration that does more than add is noticed', async () => {
  const before = await readShape(db);
  const after = async (statement: string) => {
    await sql`begin`.execute(db);
    await sql.raw(statement).execute(db);
    const shape = await readShape(db);
    await sql`rollback`.execute(db);
    return hindrances(before, shape);
  };
  const harmless = [
    'alter table tasks add column added text',
    `alter table tasks add column added text not null default '' check (added <> 'x') unique`,
    'create table added (id integer primary key, task_id integer not null unique references tasks)',
    'create index added on tasks (title)',
    'alter table tasks alter column motive set default null',
  ];
  for (const statement of harmless) expect(await after(statement), statement).toEqual([]);
  expect(await after('alter table tasks drop column motive')).toEqual(['tasks.motive is removed']);
  expect(await after('alter table tasks rename column motive to reason')).toEqual(['tasks.motive is removed']);
  expect(await after('alter table tasks alter column motive type varchar(9)')).toEqual([
    'tasks.motive changes from text to character varying(9)',
  ]);
  expect(await after('alter table tasks alter column motive set not null')).toEqual(['tasks.motive is required now']);
  expect(await after('alter table tasks alter column created_at drop default')).toEqual([
    'tasks.created_at loses its default',
  ]);
  expect(await after('alter table tasks add column added text not null')).toEqual(['tasks.added needs a value']);
  const oneOf = (values: string) =>
    `alter table exports drop constraint exports_report_type_check,
      add constraint exports_report_type_check check (report_type in (${values}))`;
  expect(await after(oneOf("'LIST', 'DETAILED', 'AUDIT', 'PERSON', 'OTHER'"))).toEqual([]);
  expect(await after(oneOf("'LIST', 'DETAILED', 'OTHER'"))).toHaveLength(1);
  expect(await after('drop table task_reads')).toEqual(['task_reads is removed']);
  expect(await after('create unique index one on tasks (title)')).toEqual([
    'tasks one is a new rule: CREATE UNIQUE INDEX one ON public.tasks USING btree (title)',
  ]);
  expect(await after(`alter table tasks add constraint short check (length(title) < 9)`)).toEqual([
    'tasks short is a new rule: CHECK ((length(title) < 9))',
  ]);
  expect(await after('drop function seal_audit_events()')).toEqual(['seal_audit_events() is removed']);
});
