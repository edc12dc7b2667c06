import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, startTestIssuer } from '../../../scripts/lib/load-parts.mjs';

/** Starts a script of this folder, and resolves to its process and the address that it prints. */
async function startScript(name, args = []) {
  const child = spawn(process.execPath, ['--conditions=@tramita/source', join(import.meta.dirname, name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, address: String(line).trim() };
}

const portOf = (address) => new URL(address).port;

/**
 * Starts instances of the server on one database, with a store of files, an issuer of tokens and a load balancer. `filesIn` is
 * a folder that the store keeps its files in; `nodeFlags` and `env` are given to each instance as well. An instance and the
 * store can be killed and started again with the same address.
 */
export async function startCluster(databaseUrl, count, { filesIn, nodeFlags = [], env: ownEnv = {} } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tramita-load-'));
  const issuer = await startTestIssuer();
  const kept = filesIn === undefined ? [] : [filesIn];
  let store = await startScript('store.mjs', ['0', ...kept]);
  const env = {
    ...issuer.env,
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DRAIN_DELAY_SECONDS: '0',
    REALTIME: 'true',
    S3_ENDPOINT: store.address,
    S3_BUCKET: 'anexos',
    S3_ACCESS_KEY_ID: 'load',
    S3_SECRET_ACCESS_KEY: 'load',
    ...ownEnv,
  };
  const start = (port = '0') => startServerProcess(env, nodeFlags, ['--log-level', 'warn', '--port', port]);
  const servers = [];
  for (let n = 0; n < count; n += 1) servers.push(await start());
  const proxy = await startScript(
    'proxy.mjs',
    servers.map(({ address }) => address),
  );
  const tokens = new Map();
  const killAll = () => {
    for (const child of [proxy.child, store.child, ...servers.map((server) => server.process)]) child.kill('SIGKILL');
  };
  // also after an error, which would leave them running
  process.once('exit', killAll);
  return {
    address: proxy.address,
    pids: { servers: servers.map(({ process }) => process.pid), proxy: proxy.child.pid, store: store.child.pid },
    servers,
    killServer: (index) => servers[index].process.kill('SIGKILL'),
    async startServer(index) {
      servers[index] = await start(portOf(servers[index].address));
    },
    /** Starts the instances that ended by themselves. Returns the last that each of them wrote. */
    async startEnded() {
      const lines = [];
      for (const [index, { process, output }] of servers.entries()) {
        if (process.exitCode === null && process.signalCode === null) continue;
        lines.push(`an instance ended with ${process.exitCode ?? process.signalCode}: ${output().slice(-3000)}`);
        servers[index] = await start(portOf(servers[index].address));
      }
      return lines;
    },
    killStore: () => store.child.kill('SIGKILL'),
    async startStore() {
      store = await startScript('store.mjs', [portOf(store.address), ...kept]);
    },
    /** Returns the token of a user, which is signed again before it expires. */
    async tokenOf(user) {
      const known = tokens.get(user);
      if (known && known.until > Date.now()) return known.token;
      const token = await issuer.sign({ sub: user, preferred_username: user });
      tokens.set(user, { token, until: Date.now() + 240_000 });
      return token;
    },
    /** Returns what the servers have logged. */
    logs: () => servers.flatMap((server) => server.log()),
    async close() {
      proxy.child.kill('SIGTERM');
      for (const server of servers) await server.stop();
      store.child.kill('SIGTERM');
      issuer.close();
      await rm(dataDir, { recursive: true, force: true });
      process.off('exit', killAll);
    },
  };
}

const ticksOf = (pid, first, last) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(first, last).reduce((sum, ticks) => sum + Number(ticks), 0);
  } catch {
    return 0;
  }
};

/** Returns the processor time of a process in milliseconds. */
export const cpuOf = (pid) => ticksOf(pid, 11, 13) * 10;

/** Returns the processor time of all processes of a Postgres, also of those that have ended. */
export function cpuOfPostgres(parent) {
  let ticks = ticksOf(parent, 11, 15);
  for (const entry of readdirSync('/proc')) {
    if (/^\d+$/.test(entry) && ticksOf(entry, 1, 2) === parent) ticks += ticksOf(entry, 11, 13);
  }
  return ticks * 10;
}

/** Returns the memory of a process in MB. */
export function memoryOf(pid) {
  const [, kB = '0'] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1024;
}
