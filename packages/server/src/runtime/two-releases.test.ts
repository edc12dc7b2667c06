import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresDatabase } from '../db/connection/open-postgres-database.ts';
import type { Database } from '../db/tables/schema.ts';
import { copyTemplate, testDatabaseUrl } from '../db/testing/postgres-template.ts';
import { startTestIssuer, type TestIssuer } from '../identity/testing/external-issuer.ts';
import { insertOffice } from '../testing/api.ts';
import { type ClientOf, clientsOf, purchaseSteps } from '../testing/purchase-journey.ts';
import { nextRelease } from './testing/next-release.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';

describe.runIf(testDatabaseUrl !== '')('a server of the next release on the same database', () => {
  let db: Kysely<Database>;
  let issuer: TestIssuer;
  let env: Record<string, string>;
  let journey: ReturnType<typeof purchaseSteps>;
  const closers: (() => unknown)[] = [];

  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'two-releases-'));
    closers.push(() => rm(dataDir, { recursive: true, force: true }));
    const copy = await copyTemplate();
    closers.push(() => copy.drop());
    db = openPostgresDatabase(copy.url);
    closers.push(() => db.destroy());
    issuer = await startTestIssuer();
    closers.push(() => issuer.close());
    const { processId } = await insertOffice(db);
    journey = purchaseSteps(db, processId);
    env = { ...issuer.env, DATABASE_URL: copy.url, DATA_DIR: dataDir, DRAIN_DELAY_SECONDS: '0' };
  });
  afterAll(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  async function start(nodeFlags: readonly string[] = []): Promise<{ server: ServerProcess; as: ClientOf }> {
    const server = await startServerProcess(env, nodeFlags);
    closers.push(() => server.process.kill('SIGKILL'));
    return { server, as: clientsOf(server.address, issuer) };
  }

  /** Runs a request to its end; each step at the next of the servers. */
  async function runRequest(...servers: readonly ClientOf[]) {
    let turn = 0;
    const next = () => servers[turn++ % servers.length] as ClientOf;
    const { idk, protocol } = await journey.start(next());
    await journey.discuss(next(), idk);
    await journey.approve(next(), idk);
    await journey.buy(next(), idk);
    await journey.rate(next(), protocol);
    return journey.read(next(), protocol);
  }
  const whole = { npsStatus: 1, commentCount: 1, attachments: [{ originalFileName: 'orçamento.txt' }] };

  test('D11.06 requests run to their end at servers of both releases and across them, before, during and after the migration', async () => {
    const old = await start();
    expect(await runRequest(old.as)).toMatchObject(whole);
    const early = await journey.start(old.as);
    // the old server works while the new one migrates
    const meanwhile = Promise.all([1, 2, 3].map(() => runRequest(old.as)));
    const next = await start(nextRelease);
    for (const detail of await meanwhile) expect(detail).toMatchObject(whole);
    const applied = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(db);
    expect(applied.rows).toEqual([{ name: '9000-next-release' }]);

    const both = await Promise.all([
      ...[1, 2, 3].flatMap(() => [runRequest(old.as), runRequest(next.as)]),
      runRequest(old.as, next.as),
      runRequest(next.as, old.as),
    ]);
    for (const detail of both) expect(detail).toMatchObject(whole);
    await journey.approve(next.as, early.idk);
    await journey.buy(old.as, early.idk);

    // a server of the old release that is started again, as after a crash during the upgrade
    expect(await old.server.stop()).toBe(0);
    const again = await start();
    expect((await fetch(`${again.server.address}/readyz`)).status).toBe(200);
    expect(await runRequest(again.as, next.as)).toMatchObject(whole);

    const ended = await db.selectFrom('instances').select('status').execute();
    expect(ended.map(({ status }) => status)).toEqual(ended.map(() => 'FINISHED'));
    const counted = await sql<{ noted: number; tasks: number }>`
      select (select count(*)::int from added_notes) as noted, (select count(*)::int from tasks) as tasks`.execute(db);
    expect(counted.rows[0]?.noted).toBeGreaterThan(0);
    for (const { server } of [old, next, again]) {
      expect(server.log().filter(({ level }) => level === 'error')).toEqual([]);
    }
    for (const { server } of [next, again]) expect(await server.stop()).toBe(0);
  });
});
