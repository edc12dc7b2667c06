/**
 * Measures `tramita move`, which copies the embedded database to Postgres and compares both: its time, and the memory of its
 * process at most.
 *
 *     node --conditions=@tramita/source e2e/bench/move.mjs [--tasks 1000000]
 *
 * The embedded database is in a file system on disk, where filling it takes longer than moving it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  commandLine,
  embeddedFolder,
  fillEmbeddedFolder,
  openPgliteDatabase,
  openPgliteWorkerPort,
  plainEnvironment,
} from '../../scripts/lib/move-parts.mjs';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { runSql } from './kit/run-sql.mjs';
import { seed } from './task-list-seeds.mjs';

const { values: options } = parseArgs({ options: { tasks: { type: 'string', default: '1000000' } } });
const tasks = Number(options.tasks);
const goals = { minutes: 10, memory: 1024 };

const dataDir = await mkdtemp(join(tmpdir(), 'tramita-move-'));
const postgres = await startPostgres();
if (!postgres.url) throw new Error(postgres.missing);

/** Fills the embedded database with tasks, and a row of history for the start and for each end of a task. */
async function fill() {
  fillEmbeddedFolder(embeddedFolder(dataDir));
  const port = await openPgliteWorkerPort({ dataDir: embeddedFolder(dataDir) });
  const db = openPgliteDatabase(port);
  await seed(db, tasks, { lists: false });
  await runSql(
    db,
    `insert into histories (idk, kind, message, user_id, created_at)
      select idk, 'STARTED', 'Solicitação criada', created_by, created_at from instances`,
  );
  await runSql(
    db,
    `insert into histories (idk, step_id, task_id, kind, message, user_id, created_at)
      select idk, step_id, id, 'COMPLETED', 'Tarefa concluída', finished_by, finished_at from tasks where status = 'FINISHED'`,
  );
  await db.destroy();
  await port.close();
}

/** The highest memory of a process so far in MB. */
function memoryPeak(pid) {
  const [, kB = '0'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1024;
}

try {
  await fill();
  const begin = performance.now();
  const move = spawn(process.execPath, commandLine(['move', '--to', postgres.url]), {
    env: plainEnvironment({ DATA_DIR: dataDir }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  move.stdout.on('data', (text) => {
    output += text;
  });
  let peak = 0;
  const watch = setInterval(() => {
    if (move.exitCode === null) peak = Math.max(peak, memoryPeak(move.pid));
  }, 200);
  const [code] = await once(move, 'exit');
  clearInterval(watch);
  const minutes = (performance.now() - begin) / 60_000;
  if (code !== 0) throw new Error(`the move ended with ${code}: ${output}`);
  const reached = (isReached) => (isReached ? 'reached' : 'missed');
  console.log(`${tasks} tasks from the embedded database to Postgres, load ${loadavg()[0].toFixed(1)}`);
  console.log(output.trim());
  console.log(`${minutes.toFixed(1)} minutes, at most ${goals.minutes}: ${reached(minutes <= goals.minutes)}`);
  console.log(`${peak.toFixed(0)} MB of memory at most, goal ${goals.memory}: ${reached(peak <= goals.memory)}`);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
