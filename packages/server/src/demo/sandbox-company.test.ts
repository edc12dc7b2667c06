import { expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { createTestDatabase, describeDatabase } from '../db/testing/test-database.ts';
import { createMemoryFileStore } from '../files/memory-file-store.ts';
import { createDemoOutbound } from './demo-outbound.ts';
import { buildSandbox } from './sandbox/build-sandbox.ts';
import { sandboxIds } from './sandbox/sandbox-ids.ts';
import { sandboxSnapshotText } from './sandbox/sandbox-snapshot.ts';
import { loadSandbox } from './sandbox-company.ts';

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

describeDatabase('the sandbox company', (database) => {
  test('contains the requests and open tasks of sandboxIds, in every state', async () => {
    const { db } = database();
    await loadSandbox(servicesOn(db));
    for (const { idk, protocol } of Object.values(sandboxIds.requests)) {
      const row = await db.selectFrom('instances').select('protocol').where('idk', '=', idk).executeTakeFirst();
      expect(row?.protocol).toBe(protocol);
    }
    for (const { id, uuid } of Object.values(sandboxIds.tasks)) {
      const row = await db.selectFrom('tasks').select(['uuid', 'status']).where('id', '=', id).executeTakeFirst();
      expect(row).toEqual({ uuid, status: 'TO_DO' });
    }
    const states = await db
      .selectFrom('instances')
      .select(['idk', 'status', 'nps_status'])
      .where('idk', 'in', [
        sandboxIds.requests.finishedToRate.idk,
        sandboxIds.requests.alreadyRated.idk,
        sandboxIds.requests.canceled.idk,
        sandboxIds.requests.serviceFailed.idk,
      ])
      .orderBy('idk')
      .execute();
    expect(new Map(states.map(({ idk, status, nps_status }) => [idk, [status, nps_status]]))).toEqual(
      new Map<number, unknown>([
        [sandboxIds.requests.finishedToRate.idk, ['FINISHED', null]],
        [sandboxIds.requests.alreadyRated.idk, ['FINISHED', 1]],
        [sandboxIds.requests.canceled.idk, ['CANCELED', null]],
        [sandboxIds.requests.serviceFailed.idk, ['IN_PROGRESS', null]],
      ]),
    );
  });

  test('ends its history when it is loaded, with due times before and after', async () => {
    const { db } = database();
    await loadSandbox(servicesOn(db));
    const due = async (id: number) => {
      const { due_at } = await db.selectFrom('tasks').select('due_at').where('id', '=', id).executeTakeFirstOrThrow();
      return ((due_at?.getTime() ?? 0) - now.getTime()) / 3_600_000;
    };
    expect(await due(sandboxIds.tasks.refundApproval.id)).toBeCloseTo(2, 3);
    expect(await due(sandboxIds.tasks.quoteOverdue.id)).toBeCloseTo(-3, 3);
    const later = await db.selectFrom('histories').select('id').where('created_at', '>', now).execute();
    expect(later).toEqual([]);
  });

  test('has readable attachments and continues its ids with new rows', async () => {
    const { db } = database();
    const services = servicesOn(db);
    await loadSandbox(services);
    const attachments = await db.selectFrom('attachments').select(['storage_key', 'size']).execute();
    expect(attachments.length).toBeGreaterThan(3);
    for (const { storage_key, size } of attachments) {
      const stream = await services.files.get(storage_key);
      expect((await new Response(stream).arrayBuffer()).byteLength).toBe(size);
    }
    const { id } = await db
      .insertInto('branches')
      .values({ name: '200 · Nova' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(17);
  });
});

test('the committed sandbox equals a newly built one; if not, run build-snapshot.ts', async () => {
  const database = await createTestDatabase();
  try {
    const committed = JSON.parse(sandboxSnapshotText);
    const { snapshot, ids } = await buildSandbox(database.db, committed.version);
    expect(ids).toEqual(sandboxIds);
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(committed);
  } finally {
    await database.close();
  }
});
