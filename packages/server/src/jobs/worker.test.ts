import type { Kysely } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { insertJob, type LeasedJob, leaseJob, type NewJob } from '../db/jobs/jobs.ts';
import type { Database } from '../db/tables/schema.ts';
import { describeDatabases } from '../db/testing/test-database.ts';
import { testServices } from '../flow/testing/engine-bench.ts';
import { cleanUpKind, createCleanUpHandler, scheduleCleanUp } from './clean-up.ts';
import type { JobHandler } from './job-handler.ts';
import { startWorker, type Worker, type WorkerOptions } from './start-worker.ts';

const newJob = (overrides: Partial<NewJob> = {}): NewJob => ({
  kind: 'test',
  payload: {},
  runAt: new Date(Date.now() - 1000),
  maxAttempts: 3,
  ...overrides,
});

describeDatabases('the job worker', (database) => {
  const workers: Worker[] = [];
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop(0)));
  });

  function start(test: JobHandler, options: WorkerOptions = {}, now: () => Date = () => new Date()): Worker {
    const services = testServices(database().db, { now });
    const worker = startWorker(services, { test }, { pollMs: 20, ...options });
    workers.push(worker);
    return worker;
  }
  const jobs = (db: Kysely<Database>) => db.selectFrom('jobs').selectAll().orderBy('id').execute();
  const lease = (db: Kysely<Database>, now = new Date(), leaseMs = 1000) =>
    leaseJob(db, { kinds: ['test'], now, leaseMs });

  test('runs a job once and keeps it as done', async () => {
    const { db } = database();
    const done: LeasedJob[] = [];
    await insertJob(db, newJob({ payload: { a: [1] } }));
    start(async (job) => {
      done.push(job);
      return 'done';
    });
    await vi.waitFor(async () => expect(await jobs(db)).toMatchObject([{ state: 'DONE', leased_until: null }]));
    expect(done).toMatchObject([{ attempt: 1, payload: { a: [1] } }]);
  });

  test('does not run a job before its time, and starts it at once when woken', async () => {
    const { db } = database();
    let ran = 0;
    const worker = start(
      async () => {
        ran += 1;
        return 'done';
      },
      { pollMs: 3_600_000 },
    );
    await insertJob(db, newJob({ runAt: new Date(Date.now() + 3_600_000) }));
    await insertJob(db, newJob());
    worker.wake();
    await vi.waitFor(() => expect(ran).toBe(1));
    await worker.stop();
    expect(await jobs(db)).toMatchObject([{ state: 'WAITING' }, { state: 'DONE' }]);
  });

  test('several workers never run the same job twice', async () => {
    const { db } = database();
    const done: number[] = [];
    for (let number = 0; number < 60; number += 1) await insertJob(db, newJob());
    const handler: JobHandler = async (job) => {
      done.push(job.id);
      return 'done';
    };
    for (let number = 0; number < 3; number += 1) start(handler);
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(60));
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    expect(new Set(done).size).toBe(60);
    expect(done).toHaveLength(60);
    expect((await jobs(db)).every(({ state, attempt }) => state === 'DONE' && attempt === 1)).toBe(true);
  });

  test('M9.23 a failed attempt waits its back-off, and the last one leaves the job dead', async () => {
    const { db } = database();
    let now = new Date();
    const start0 = now.getTime();
    const delays: number[] = [];
    await insertJob(db, newJob({ maxAttempts: 4, runAt: now }));
    start(
      () => Promise.reject(new Error('no')),
      {},
      () => now,
    );
    for (const attempt of [1, 2, 3]) {
      await vi.waitFor(async () => expect(await jobs(db)).toMatchObject([{ state: 'WAITING', attempt }]));
      const [job] = await jobs(db);
      delays.push(((job?.run_at.getTime() ?? 0) - now.getTime()) / 60_000);
      now = job?.run_at ?? now;
    }
    await vi.waitFor(async () =>
      expect(await jobs(db)).toMatchObject([{ state: 'DEAD', attempt: 4, last_error: 'no' }]),
    );
    expect(delays).toEqual([1, 5, 15]);
    expect(now.getTime() - start0).toBe(21 * 60_000);
  });

  test('a job whose worker died is taken again after its lease, and the dead worker can write nothing', async () => {
    const { db } = database();
    await insertJob(db, newJob());
    const dead = await lease(db, new Date(), 300);
    expect(dead?.attempt).toBe(1);
    expect(await lease(db)).toBeNull();
    const again: LeasedJob[] = [];
    start(async (job) => {
      again.push(job);
      return 'done';
    });
    await vi.waitFor(() => expect(again).toMatchObject([{ id: dead?.id, attempt: 2 }]));
    await vi.waitFor(async () => expect(await jobs(db)).toMatchObject([{ state: 'DONE', attempt: 2 }]));
  });

  test('renews the lease of a long job', async () => {
    const { db } = database();
    await insertJob(db, newJob());
    let starts = 0;
    let finish = () => {};
    const work = new Promise<'done'>((resolve) => {
      finish = () => resolve('done');
    });
    const handler: JobHandler = () => {
      starts += 1;
      return work;
    };
    start(handler, { leaseMs: 300 });
    start(handler, { leaseMs: 300 });
    const leasedUntil = async () => (await jobs(db))[0]?.leased_until?.getTime() ?? 0;
    await vi.waitFor(async () => expect(await leasedUntil()).toBeGreaterThan(0));
    const first = await leasedUntil();
    // two leases later, the first one has ended
    await vi.waitFor(async () => expect(await leasedUntil()).toBeGreaterThan(first + 600));
    finish();
    await vi.waitFor(async () => expect(await jobs(db)).toMatchObject([{ state: 'DONE' }]));
    expect(starts).toBe(1);
  });

  test('stop waits for running jobs and takes no more', async () => {
    const { db } = database();
    for (const _ of [1, 2]) await insertJob(db, newJob());
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let ended = 0;
    const worker = start(
      async () => {
        await work;
        await jobs(db);
        ended += 1;
        return 'done';
      },
      { concurrency: 1 },
    );
    await vi.waitFor(async () => expect((await jobs(db)).some(({ state }) => state === 'RUNNING')).toBe(true));
    const stopping = worker.stop();
    expect(ended).toBe(0);
    finish();
    await stopping;
    expect(ended).toBe(1);
    expect((await jobs(db)).map(({ state }) => state).sort()).toEqual(['DONE', 'WAITING']);
  });

  test('a job that does not end before the stop deadline is given back', async () => {
    const { db } = database();
    await insertJob(db, newJob({ maxAttempts: 1 }));
    const worker = start(() => new Promise(() => {}), { leaseMs: 200 });
    await vi.waitFor(async () => expect(await jobs(db)).toMatchObject([{ state: 'RUNNING' }]));
    await worker.stop(10);
    expect(await jobs(db)).toMatchObject([{ state: 'WAITING', leased_until: null, last_error: null }]);
    expect(await lease(db)).toMatchObject({ attempt: 2 });
  });

  test('does not insert a second job with the same key', async () => {
    const { db } = database();
    await insertJob(db, newJob({ uniqueKey: 'k', payload: { first: true } }));
    await insertJob(db, newJob({ uniqueKey: 'k' }));
    expect(await jobs(db)).toMatchObject([{ payload: { first: true } }]);
  });

  test('a job inserted in a transaction that fails does not exist', async () => {
    const { db } = database();
    const failing = db.transaction().execute(async (tx) => {
      await insertJob(tx, newJob());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await jobs(db)).toEqual([]);
  });

  test('the clean-up deletes old data and schedules itself for the next day, once', async () => {
    const { db } = database();
    const now = new Date('2026-03-20T03:00:00Z');
    const services = testServices(db, { now: () => now });
    const old = new Date('2026-03-01T00:00:00Z');
    await db
      .insertInto('jobs')
      .values(
        (['DONE', 'DEAD', 'WAITING'] as const).map((state) => ({
          kind: 'x',
          payload: '{}',
          state,
          run_at: old,
          created_at: old,
          max_attempts: 1,
        })),
      )
      .execute();
    await scheduleCleanUp(db, now);
    await scheduleCleanUp(db, now);
    const job = await leaseJob(db, { kinds: [cleanUpKind], now, leaseMs: 1000 });
    if (!job) return expect.unreachable();
    await createCleanUpHandler(services)(job, AbortSignal.timeout(1000));
    const left = await db.selectFrom('jobs').select(['kind', 'state', 'unique_key']).orderBy('id').execute();
    expect(left).toEqual([
      { kind: 'x', state: 'WAITING', unique_key: null },
      { kind: cleanUpKind, state: 'RUNNING', unique_key: 'clean-up:2026-03-20' },
      { kind: 'remove-content', state: 'WAITING', unique_key: 'remove-content:2026-03-20' },
      { kind: cleanUpKind, state: 'WAITING', unique_key: 'clean-up:2026-03-21' },
    ]);
  });
});
