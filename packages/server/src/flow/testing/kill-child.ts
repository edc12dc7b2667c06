import { sql } from 'kysely';
import { openPgliteDatabase } from '../../db/connection/open-database.ts';
import { openPgliteWorkerPort } from '../../db/connection/pglite-worker-port.ts';
import { migrateToLatest } from '../../db/migrations/migrate.ts';
import { definition, insertProcess, insertUser, step, to } from '../../db/testing/builders.ts';
import { applyEvent, beginRequestById } from '../apply-event.ts';
import { testServices } from './engine-bench.ts';

// Child process of kill.test.ts: finishes tasks in an endless loop and prints the uuid of each after its commit.

const db = openPgliteDatabase(await openPgliteWorkerPort({ dataDir: process.argv[2] }));
await migrateToLatest(db);
const services = testServices(db);

const known = await db.selectFrom('users').select('id').executeTakeFirst();
const ana = known?.id ?? (await insertUser(db, { first_name: 'Ana' }));
const by = { id: ana, completeName: 'Ana Silva' };
if (!known) {
  const circle = [step.task({ id: 'a', connections: to('b') }), step.task({ id: 'b', connections: to('a') })];
  const processId = await insertProcess(db, definition([step.start('a'), ...circle, step.end()], ['item']));
  for (let request = 0; request < 3; request += 1) {
    await beginRequestById(services, { processId, requesterId: ana, startedById: ana, values: {} });
  }
}

async function finishForever(idk: number): Promise<never> {
  for (;;) {
    const { uuid } = await db
      .selectFrom('tasks')
      .select('uuid')
      .where('idk', '=', idk)
      .where('status', '=', 'TO_DO')
      .executeTakeFirstOrThrow();
    const values = { item: uuid };
    await applyEvent(services, idk, {
      kind: 'FINISH_TASK',
      by,
      at: new Date(),
      taskUuid: uuid,
      approved: null,
      motive: null,
      values,
    });
    process.stdout.write(`${uuid}\n`);
    if (Math.random() < 0.02) await sql`checkpoint`.execute(db);
  }
}

const requests = await db.selectFrom('instances').select('idk').execute();
await Promise.all(requests.map(({ idk }) => finishForever(idk)));
