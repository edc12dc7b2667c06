import { readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../tables/schema.ts';
import { testDatabaseFile } from '../testing/test-database-file.ts';
import { allowEarlierReads } from './earlier-reads.ts';
import { openPgliteDatabase } from './open-database.ts';
import { openPglitePort } from './pglite-port.ts';
import type { PglitePort } from './sql-port.ts';

let port: PglitePort;
let db: Kysely<Database>;
beforeAll(async () => {
  port = await openPglitePort({ snapshot: await readFile(testDatabaseFile) });
  db = openPgliteDatabase(port);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  await db.deleteFrom('settings').execute();
  await db.insertInto('settings').values({ key: 'a', value: 'old' }).execute();
});

const settings = () => db.selectFrom('settings').select(['key', 'value']).orderBy('key').execute();

/** Runs a transaction that changes the settings; `during` runs between its statements. */
const change = (during: () => Promise<unknown>) =>
  db.transaction().execute(async (tx) => {
    await allowEarlierReads(tx);
    await tx.updateTable('settings').set({ value: 'new' }).execute();
    const read = await during();
    await tx.insertInto('settings').values({ key: 'b', value: 'new' }).execute();
    return [read, await tx.selectFrom('settings').select(['key', 'value']).orderBy('key').execute()];
  });

const before = [{ key: 'a', value: 'old' }];
const after = [
  { key: 'a', value: 'new' },
  { key: 'b', value: 'new' },
];

test('other callers read the data as it was before the transaction, and the transaction reads its own', async () => {
  expect(await change(settings)).toEqual([before, after]);
  expect(await settings()).toEqual(after);
});

test('a read that waits when the transaction allows reads runs at once', async () => {
  let early: Promise<unknown> | undefined;
  const changed = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    early = settings();
    await allowEarlierReads(tx);
    await tx.deleteFrom('settings').execute();
    return early;
  });
  expect(await changed).toEqual(before);
});

test('values of all kinds are read as with parameters', async () => {
  const at = new Date('2026-11-27T10:00:00.000Z');
  const json = JSON.stringify({ quoted: 'it\'s "x" \\ $1' });
  const query = sql`select ${at}::timestamptz as at, ${[1, 2]}::integer[] as ids, ${['a"b', 'c\\d', "e'f", '{}']}::text[] as texts,
    ${json}::jsonb as json, ${null}::text as nothing, ${true}::boolean as flag, ${-5}::integer as number, '$1' as text, ${'x'} as plain
    from settings limit ${1}`;
  const expected = (await query.execute(db)).rows;
  expect(await change(async () => (await query.execute(db)).rows)).toEqual([expected, after]);
});

test('writes, locks and failed reads of other callers wait for the end of the transaction', async () => {
  const order: string[] = [];
  let waiting: Promise<unknown>[] = [];
  await change(async () => {
    waiting = [
      db.insertInto('settings').values({ key: 'c', value: 'later' }).execute(),
      sql`select setval('users_id_seq', 1000)`.execute(db),
      sql`select value::integer from settings where key = 'a'`.execute(db),
    ].map(async (work, index) => {
      const [outcome] = await Promise.allSettled([work]);
      order.push(`${index} ${outcome?.status}`);
    });
    // as long as the statements of a read take
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    order.push('written');
  });
  await Promise.all(waiting);
  expect(order).toEqual(['written', '0 fulfilled', '1 fulfilled', '2 rejected']);
  expect(await settings()).toEqual([...after, { key: 'c', value: 'later' }]);
});

test('a transaction that fails changes nothing, and later ones are as before', async () => {
  const failing = change(async () => {
    await settings();
    throw new Error('roll back');
  });
  await expect(failing).rejects.toThrow('roll back');
  expect(await settings()).toEqual(before);
  expect(await change(settings)).toEqual([before, after]);
});
