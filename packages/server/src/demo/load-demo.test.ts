import { describe, expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { createTestDatabase, describeDatabases } from '../db/testing/test-database.ts';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { buildDemo } from './build-demo.ts';
import { people } from './company/people.ts';
import { createDemoOutbound } from './demo-outbound.ts';
import { loadDemo } from './load-demo.ts';
import { demoFingerprint } from './snapshot/fingerprint.ts';
import { readSnapshotFile } from './snapshot/snapshot-file.ts';

const silent = () => undefined;
const now = new Date('2027-02-03T12:34:56.000Z');

const servicesOn = (db: Services['db']): Services => ({
  db,
  files: createMemoryFileStore(),
  outbound: createDemoOutbound(),
  now: () => now,
  log: { debug: silent, info: silent, warn: silent, error: silent },
  wakeWorker: silent,
  limits: { attachmentMaxBytes: 1000 },
});

const idOf = (userName: string) => people.find((person) => person.userName === userName)?.id ?? 0;

/** Open tasks in a user's queue: in their groups or addressed to them, and not held by another user. */
async function openTasksOf(db: Services['db'], userName: string) {
  const id = idOf(userName);
  const groups = db.selectFrom('group_members').select('group_id').where('user_id', '=', id);
  const addressed = db
    .selectFrom('task_addressees')
    .select('task_id')
    .where(({ or, eb }) => or([eb('user_id', '=', id), eb('group_id', 'in', groups)]));
  return db
    .selectFrom('tasks')
    .select(['id', 'due_at', 'held_by', 'requester_id'])
    .where('status', '=', 'TO_DO')
    .where('id', 'in', addressed)
    .where(({ or, eb }) => or([eb('held_by', 'is', null), eb('held_by', '=', id)]))
    .execute();
}

test('the snapshot matches the current demo sources; if not, run build-snapshot.ts', () => {
  expect(readSnapshotFile().version).toBe(demoFingerprint());
});

describeDatabases('the demo company', (database) => {
  test('contains a year of requests that ends when it is loaded', async () => {
    const { db } = database();
    const services = servicesOn(db);
    await loadDemo(services);

    const { total, first, last } = await db
      .selectFrom('instances')
      .select(({ fn }) => [
        fn.countAll<number>().as('total'),
        fn.min('created_at').as('first'),
        fn.max('created_at').as('last'),
      ])
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBeGreaterThanOrEqual(2000);
    expect(now.getTime() - new Date(first).getTime()).toBeGreaterThan(355 * 86_400_000);
    expect(now.getTime() - new Date(last).getTime()).toBeLessThan(86_400_000);
    expect(new Date(last).getTime()).toBeLessThanOrEqual(now.getTime());
    const ahead = await db.selectFrom('histories').select('id').where('created_at', '>', now).execute();
    expect(ahead).toEqual([]);

    const mariana = await openTasksOf(db, 'mariana.costa');
    expect(mariana.length).toBeGreaterThanOrEqual(50);
    expect(mariana.length).toBeLessThanOrEqual(80);
    expect(mariana.filter(({ held_by }) => held_by !== null).length).toBeGreaterThanOrEqual(4);
    const hours = mariana.map(({ due_at }) => ((due_at?.getTime() ?? 0) - now.getTime()) / 3_600_000);
    expect(hours.some((due) => Math.abs(due - 2) < 0.01)).toBe(true);
    expect(hours.filter((due) => due < 0).length).toBeGreaterThanOrEqual(4);
    for (const approver of ['helena.barros', 'claudio.freitas', 'marina.teixeira', 'patricia.lemos', 'diego.salomao']) {
      expect((await openTasksOf(db, approver)).length).toBeGreaterThanOrEqual(4);
    }

    const own = await db
      .selectFrom('instances')
      .select(['status', 'nps_status'])
      .where('created_by', '=', idOf('rafael.nunes'))
      .execute();
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set(['IN_PROGRESS', 'FINISHED', 'CANCELED']));
    expect(own.some(({ status, nps_status }) => status === 'FINISHED' && nps_status === null)).toBe(true);
    expect((await openTasksOf(db, 'rafael.nunes')).length).toBeGreaterThanOrEqual(2);

    const { storage_key, size } = await db
      .selectFrom('attachments')
      .select(['storage_key', 'size'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const bytes = await new Response(await services.files.get(storage_key)).arrayBuffer();
    expect(bytes.byteLength).toBe(size);
    const marked = await db.selectFrom('settings').select('value').where('key', '=', 'demo_version').execute();
    expect(marked).toEqual([{ value: demoFingerprint() }]);
  });
});

describe('generating', () => {
  test('creates the same rows for the same seed', async () => {
    const database = await createTestDatabase();
    try {
      const slice = { requests: 12, days: 4, backlog: false };
      const first = await buildDemo(database.db, 'slice', slice);
      await database.reset();
      const second = await buildDemo(database.db, 'slice', slice);
      expect(first.tables.instances?.length).toBe(12);
      expect(second).toEqual(first);
    } finally {
      await database.close();
    }
  });
});
