import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Returns the folder of the Postgres programs: the newest Debian version, or else one on the PATH. */
function findPostgres() {
  const onPath = (process.env.PATH ?? '').split(':').filter((folder) => folder && existsSync(join(folder, 'initdb')));
  const debian = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname);
  const newestFirst = debian.sort(
    (a, b) => Number.parseInt(b.split('/')[4], 10) - Number.parseInt(a.split('/')[4], 10),
  );
  return [...newestFirst, ...onPath].find((folder) => existsSync(join(folder, 'postgres')));
}

/** Returns the user to run Postgres as, because it refuses to run as root: `postgres`, or else `nobody`. */
function serviceUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Returns the folder that Linux keeps in memory, if it has room for the data of all tests. */
function roomyMemory() {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > 4 * 2 ** 30 ? folder : undefined;
}

/** Settings that save time where nothing has to survive a failure of the machine. */
export const quick = [
  // commits stay synchronous: VACUUM does not mark rows as visible to all before their commit is written,
  // and without these marks the planner reads whole tables instead of indexes
  'fsync=off',
  'full_page_writes=off',
];

/**
 * Starts an empty, temporary Postgres on a free port of this machine. Resolves to its address and a function that stops
 * it, or to a sentence that explains why it could not be started. `parent` is the folder to create its data in. With
 * `settings: []` it writes as carefully as in production. `kill()` ends it at once, and `start()` starts it again with
 * its data and port.
 */
export async function startPostgres({ parent = roomyMemory() ?? tmpdir(), settings = quick } = {}) {
  const bin = findPostgres();
  if (!bin) return { missing: 'Postgres is not installed' };
  const user = serviceUser();
  if (!user) return { missing: 'Postgres does not run as root, and there is no other user to run it as' };

  const folder = mkdtempSync(join(parent, 'tramita-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const options = { ...user, cwd: folder, encoding: 'utf8' };
  const created = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tramita', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    options,
  );
  if (created.status !== 0) {
    remove();
    return { missing: `initdb failed: ${created.stderr}` };
  }

  const port = await freePort();
  const wanted = [...settings, 'max_connections=200', 'listen_addresses=127.0.0.1'];
  const args = ['-D', data, '-p', String(port), '-k', folder, ...wanted.flatMap((setting) => ['-c', setting])];
  const isReady = () =>
    spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'], options).status === 0;
  let server;
  let ended;
  let log = '';
  /** Starts the server on its folder; returns whether it answers. */
  async function start() {
    server = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    ended = new Promise((resolve) => server.once('exit', resolve));
    server.stderr.on('data', (chunk) => {
      log = (log + chunk).slice(-4000);
    });
    for (let turn = 0; turn < 150 && server.exitCode === null && server.signalCode === null; turn += 1) {
      if (isReady()) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }
  const stop = async () => {
    server.kill('SIGQUIT');
    await ended;
    remove();
  };
  if (await start()) {
    return {
      url: `postgres://tramita@127.0.0.1:${port}/postgres`,
      version: versionOf(bin),
      port,
      stop,
      start,
      kill: () => server.kill('SIGKILL'),
      isRunning: () => server.exitCode === null && server.signalCode === null,
      log: () => log,
    };
  }
  await stop();
  return { missing: `Postgres did not start: ${log}` };
}

function versionOf(bin) {
  return spawnSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
}
