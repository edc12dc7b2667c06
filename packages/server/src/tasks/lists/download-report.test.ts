import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db/tables/schema.ts';
import { definition, insertGroup, insertProcess, insertUser, step } from '../../db/testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import { createTestApi } from '../../testing/api.ts';

const requests = 40_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await insertQueue(database.db);
});
afterAll(() => database.close());

/** Inserts forty thousand tasks for one group; replaces the work of row triggers by single statements or omits it. */
async function insertQueue(db: Kysely<Database>): Promise<void> {
  const bia = await insertUser(db, { user_name: 'bia' });
  const group = await insertGroup(db, [bia]);
  const process = await insertProcess(db, definition([step.start('s1')]), { title: 'Cursos' });
  for (const table of ['instances', 'tasks', 'task_addressees']) {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  }
  await sql`insert into instances (protocol, process_id, created_by, started_by)
    select gen_random_uuid(), ${process}::integer, ${bia}::integer, ${bia}::integer
    from generate_series(1, ${requests}::integer)`.execute(db);
  await sql`insert into tasks (uuid, idk, step_id, title, type, requester_id, process_id, process_title, is_routable)
    select gen_random_uuid(), idk, 's1', 'Análise', 'NORMAL', created_by, process_id, 'Cursos', true
    from instances`.execute(db);
  await sql`insert into task_addressees (task_id, instance_idk, is_open, group_id)
    select id, idk, true, ${group}::integer from tasks`.execute(db);
  await sql`analyze`.execute(db);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('T7.2.18 exports forty thousand rows in order, in small batches', async () => {
  const query = 'myTasks=false&assignedToMe=false&status=TO_DO&process=Cursos&doPagination=false';
  const response = await createTestApi(database.db).fetch('bia', `/v1/tasks/report/attendance-to-do.csv?${query}`);
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  let lines = 0;
  let last = Number.POSITIVE_INFINITY;
  const heap: number[] = [];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    const whole = (rest + value).split('\r\n');
    rest = whole.pop() ?? '';
    for (const line of whole) {
      lines += 1;
      if (lines === 1) continue;
      const idk = Number(line.split(';')[2]);
      expect(idk).toBeLessThan(last);
      last = idk;
    }
    if (Math.floor(lines / 10_000) > heap.length) {
      collectGarbage();
      heap.push(process.memoryUsage().heapUsed);
    }
  }
  expect(lines).toBe(requests + 1);
  expect(rest).toBe('');
  const mebibytes = ((heap.at(-1) ?? 0) - (heap[0] ?? 0)) / 2 ** 20;
  expect(mebibytes, heap.join(' ')).toBeLessThan(8);
});
