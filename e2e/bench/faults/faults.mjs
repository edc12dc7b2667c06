import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A supervisor starts what has ended after this time. */
const supervisedMs = 1000;
const networkPauseMs = 30_000;
const fullDiskMs = 10_000;
const clockJumpMs = 10_000;
const hour = 3_600_000;

/** Starts Postgres again until it runs; it refuses while processes of its former self still end. */
async function startPostgresAgain(postgres) {
  do {
    await pause(supervisedMs);
    if (!postgres.isRunning()) await postgres.start();
  } while (!postgres.isRunning());
}

/** Writes a file until the disk has no room left; returns a function that deletes it. */
function fillDisk(folder) {
  const file = join(folder, 'ballast');
  const written = openSync(file, 'w');
  const block = Buffer.alloc(1 << 20);
  for (let size = block.length; size >= 4096; size /= 2) {
    try {
      for (;;) writeSync(written, block, 0, size);
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  closeSync(written);
  return () => rmSync(file);
}

/**
 * The faults by name. Each causes it, ends it, and resolves to the moment from which the product must recover: when something
 * was killed, or when a fault that lasts was over. What ended is started again after a second, as a supervisor does.
 */
export const faults = {
  async 'kill -9 of an instance'({ cluster, random }) {
    const index = Math.floor(random() * cluster.servers.length);
    cluster.killServer(index);
    const over = performance.now();
    await pause(supervisedMs);
    await cluster.startServer(index);
    return over;
  },
  async 'kill -9 of Postgres'({ postgres }) {
    postgres.kill();
    const over = performance.now();
    await startPostgresAgain(postgres);
    return over;
  },
  async 'kill -9 of the store'({ cluster }) {
    cluster.killStore();
    const over = performance.now();
    await pause(supervisedMs);
    await cluster.startStore();
    return over;
  },
  async 'no network to Postgres for 30 s'({ wire }) {
    wire.send(true);
    await pause(networkPauseMs);
    wire.send(false);
    return performance.now();
  },
  async 'a full disk of Postgres'({ postgres, disk }) {
    const empty = fillDisk(disk);
    await pause(fullDiskMs);
    empty();
    const over = performance.now();
    await startPostgresAgain(postgres);
    return over;
  },
  async 'a clock that jumps by an hour'({ cluster, clockFile, random }) {
    const { process } = cluster.servers[Math.floor(random() * cluster.servers.length)];
    writeFileSync(clockFile, String(random() < 0.5 ? hour : -hour));
    process.kill('SIGUSR2');
    await pause(clockJumpMs);
    writeFileSync(clockFile, '0');
    process.kill('SIGUSR2');
    return performance.now();
  },
};
