import { fork } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Starts the server process of this bench; `calls` contains a successful call of each operation. */
export async function startServer(postgresUrl) {
  const child = fork(
    join(import.meta.dirname, '../../../scripts/lib/limits-server.mjs'),
    postgresUrl ? ['--postgres', postgresUrl] : [],
    {
      execArgv: ['--conditions=@tramita/source'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const started = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return {
    ...started,
    origin: `http://127.0.0.1:${started.port}`,
    isRunning: () => child.exitCode === null,
    stop: () => {
      child.removeAllListeners('exit');
      child.kill();
    },
  };
}

/**
 * Repeats two light calls of a user on a separate connection and measures how long each waits. With `everyMs`, a call is
 * due in each interval, and waits from then on, so that a wait between two calls counts too.
 */
export function watchWaits(origin, userName = 'outra', { everyMs } = {}) {
  const light = [
    ['/healthz', {}],
    ['/v1/whoami', { authorization: `Bearer ${userName}` }],
  ];
  let longest = 0;
  let isStopped = false;
  async function call([path, headers], started) {
    await (await fetch(`${origin}${path}`, { headers })).arrayBuffer();
    longest = Math.max(longest, performance.now() - started);
  }
  async function watch() {
    while (!isStopped) {
      for (const each of light) await call(each, performance.now());
      await setTimeout(3);
    }
  }
  async function watchOnTime(interval) {
    let due = performance.now();
    for (let turn = 0; !isStopped; turn += 1) {
      due += interval;
      await setTimeout(Math.max(0, due - performance.now()));
      await call(light[turn % light.length], due);
      // calls that became due during a long wait are part of it
      due = Math.max(due, performance.now() - interval);
    }
  }
  const done = everyMs === undefined ? watch() : watchOnTime(everyMs);
  return {
    /** Returns the longest wait since the previous call. */
    takeLongest() {
      const found = longest;
      longest = 0;
      return found;
    },
    async stop() {
      isStopped = true;
      await done;
    },
  };
}

/** Returns the load of the machine, for the report. */
export const load = () => `load average ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`;
