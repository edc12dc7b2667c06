import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPgliteDatabase } from '../db/connection/open-database.ts';
import { openPglitePort } from '../db/connection/pglite-port.ts';
import { fillEmbeddedFolder } from '../db/testing/embedded-folder.ts';

const kills = 4;

/** Runs the child on the folder, kills it shortly after its second acknowledged finish, and returns the printed uuids. */
async function runAndKill(folder: string): Promise<string[]> {
  const script = fileURLToPath(new URL('./testing/kill-child.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=@tramita/source', '--liftoff-only', script, folder]);
  let output = '';
  let errors = '';
  let dying = false;
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (dying || output.split('\n').length < 3) return;
    dying = true;
    // the kill hits a random moment of a later finish
    setTimeout(() => child.kill('SIGKILL'), Math.random() * 100);
  });
  await closed;
  expect(child.signalCode, errors).toBe('SIGKILL');
  return output.split('\n').slice(0, -1);
}

test('a server killed while finishing a task leaves it either finished with all consequences or unchanged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tramita-kill-'));
  fillEmbeddedFolder(folder);
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) acknowledged.push(...(await runAndKill(folder)));

  const db = openPgliteDatabase(await openPglitePort({ dataDir: folder }));
  const tasks = await db.selectFrom('tasks').select(['id', 'idk', 'uuid', 'status']).execute();
  const finished = tasks.filter(({ status }) => status === 'FINISHED');
  expect(acknowledged.length).toBeGreaterThan(kills);
  const finishedUuids = new Set(finished.map(({ uuid }) => uuid));
  expect(acknowledged.filter((uuid) => !finishedUuids.has(uuid))).toEqual([]);

  const { rows } = await sql<Record<'idk' | 'revision' | 'finished' | 'open' | 'completed' | 'reached', number>>`
    select idk, revision,
      (select count(*) from tasks where tasks.idk = instances.idk and status = 'FINISHED') as finished,
      (select count(*) from tasks where tasks.idk = instances.idk and status = 'TO_DO') as open,
      (select count(distinct task_id) from histories where histories.idk = instances.idk and kind = 'COMPLETED') as completed,
      (select count(*) from histories where histories.idk = instances.idk and kind = 'STEP_REACHED') as reached
    from instances`.execute(db);
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    expect(row).toMatchObject({
      open: 1,
      completed: row.finished,
      reached: row.finished + 1,
      revision: row.finished + 1,
    });
  }
  const { rows: torn } = await sql<{ idk: number }>`
    select instances.idk from instances
    join tasks open on open.idk = instances.idk and open.status = 'TO_DO'
    left join task_addressees on task_addressees.task_id = open.id
    where open.step_id <> instances.current_step or task_addressees.task_id is null
      or instances.data ->> 'item' is distinct from (
        select uuid::text from tasks last where last.idk = instances.idk and last.status = 'FINISHED' order by id desc limit 1
      )`.execute(db);
  expect(torn).toEqual([]);
  await db.destroy();
  await rm(folder, { recursive: true, force: true });
});
