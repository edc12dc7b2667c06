import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  type KeptAnswer,
  type KeptPlace,
  lostValues,
  readAnswer,
  readKeptRelease,
  requestOf,
} from '../../../../../scripts/lib/previous-release/kept-answers.ts';
import { openPgliteDatabase } from '../../db/connection/open-database.ts';
import { openPglitePort } from '../../db/connection/pglite-port.ts';
import { createRestorePoint } from '../../db/connection/restore-point.ts';
import { listApplied, migrateTo, migrateToLatest } from '../../db/migrations/migrate.ts';
import type { Database } from '../../db/tables/schema.ts';
import { createMemoryFileStore } from '../../files/memory-file-store.ts';
import { createTestApi } from '../api.ts';

const { migration, places } = readKeptRelease();

/** Writes the rows of the previous release as it would have written them, in any order. */
async function fill(db: Kysely<Database>, { tables, sequences }: KeptPlace): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    for (const [name, rows] of Object.entries(tables)) {
      const table = sql.table(name);
      // migrations have already written some rows
      await sql`delete from ${table}`.execute(connection);
      await sql`
        insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(
        connection,
      );
    }
    for (const [name, value] of Object.entries(sequences)) {
      await sql`select setval(${name}::regclass, ${value}::integer)`.execute(connection);
    }
    await sql`reset session_replication_role`.execute(connection);
  });
}

/** Returns the capabilities without the calls that a later release added to their list. */
function withoutNew(now: KeptAnswer, before: KeptAnswer): KeptAnswer {
  const listOf = ({ value }: KeptAnswer) => (value as { additions: string[] }).additions;
  const additions = listOf(now).filter((name) => listOf(before).includes(name));
  return { ...now, value: { ...(now.value as object), additions } };
}

async function open(place: KeptPlace) {
  const db = openPgliteDatabase(await openPglitePort());
  await migrateTo(db, migration);
  expect((await listApplied(db)).at(-1)).toBe(migration);
  await fill(db, place);
  await migrateToLatest(db);
  const files = createMemoryFileStore();
  for (const [key, content] of Object.entries(place.files)) {
    await files.put(key, new Uint8Array(Buffer.from(content, 'base64')), 'text/plain');
  }
  const api = createTestApi(db, { files, now: () => new Date(place.now) });
  const restoreFiles = files.remember();
  const restoreRows = await createRestorePoint(db);
  /** Makes a call; returns what was lost since the previous release. Rows and files then are as before. */
  async function compare(call: KeptPlace['calls'][number]): Promise<string[]> {
    const now = await readAnswer(await api.fetch(call.by, call.path, requestOf(call)));
    if (call.method !== 'GET') {
      restoreFiles();
      await restoreRows();
    }
    const what = `${call.method} ${call.path} by ${call.by}`;
    return lostValues(call.answer, call.id === 'session.capabilities' ? withoutNew(now, call.answer) : now, what);
  }
  return { db, compare };
}

describe.each(Object.entries(places))('rows of the previous release, migrated: %s', (_name, place) => {
  let migrated: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    migrated = await open(place);
  });
  afterAll(() => migrated.db.destroy());

  const ids = [...new Set(place.calls.map(({ id }) => id))];

  test.each(ids)('D1.01 %s returns the same values as before the migrations', async (id) => {
    const lost: string[] = [];
    for (const call of place.calls) if (call.id === id) lost.push(...(await migrated.compare(call)));
    expect(lost).toEqual([]);
  });
});

/** Returns the part of a value to which the path of a problem leads. */
const partAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], value);

test('D1.01 properties that this release adds to answers are optional', () => {
  const problems = Object.values(places).flatMap(({ calls }) =>
    calls.flatMap(({ id, answer, path }) => {
      const { response } = endpoints[id as EndpointId] as Endpoint;
      if (!response || answer.status >= 300) return [];
      const issues = z.safeParse(response as z.ZodMiniType, answer.value).error?.issues ?? [];
      // a mark is in place of a value that differs each time
      const isMark = (at: readonly PropertyKey[]) => JSON.stringify(partAt(answer.value, at))?.includes('$random');
      return issues.filter((issue) => !isMark(issue.path)).map((issue) => `${path}: ${issue.path.join('.')}`);
    }),
  );
  expect(problems).toEqual([]);
});

test('reports lost and changed values and lists of another length, but not added properties', () => {
  const before = { a: 1, list: [{ id: 1, at: { $random: true } }], none: null };
  expect(lostValues(before, { ...before, b: 2, list: [{ id: 1, at: 'x', more: true }] })).toEqual([]);
  expect(lostValues(before, { a: 2, list: [{ id: 1 }], none: null }, 'GET /')).toEqual([
    'GET /.a is 2 instead of 1',
    'GET /.list[0].at is missing',
  ]);
  expect(lostValues(before, { a: 1, list: [], none: undefined })).toEqual([
    '.list has 0 items instead of 1',
    '.none is undefined instead of null',
  ]);
});
