import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const command = join(import.meta.dirname, '../../packages/server/bin/tramita.js');

/** An operator at a shell of a new machine, where `npx tramita` runs the built server. */
export interface Operator {
  /** The folder in which commands run. */
  readonly folder: string;
  /** Runs commands until they end; returns the exit code of the last one and what they have written. */
  run(commands: string, input?: string): Promise<{ readonly code: number | null; readonly output: string }>;
  /** Runs commands of which the last one is a server; resolves when it is ready, to a function that returns its output. */
  serve(commands: string, origin: string): Promise<() => string>;
  stopServers(): Promise<void>;
  /** Removes the folder. */
  leave(): void;
}

const written = (child: ChildProcess) => {
  const parts: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
  return () => Buffer.concat(parts).toString();
};

async function untilReady(server: ChildProcess, origin: string, output: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}: ${output()}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    // pause between two attempts
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Opens a shell with these variables, in a new folder. */
export function startOperator(variables: Readonly<Record<string, string>>): Operator {
  const folder = mkdtempSync(join(tmpdir(), 'tramita-operator-'));
  const programs = join(folder, 'bin');
  mkdirSync(programs);
  // runs the command of the workspace instead of one from the registry
  const npx = `#!/bin/sh\nshift\nexec "${process.execPath}" "${command}" "$@"\n`;
  writeFileSync(join(programs, 'npx'), npx, { mode: 0o755 });
  const env = { ...process.env, ...variables, PATH: `${programs}:${process.env['PATH']}` };
  // a group of processes without a terminal, so that `createuser` reads the password from its input
  const start = (commands: string) =>
    spawn('bash', ['--norc', '-euo', 'pipefail', '-c', commands], { cwd: folder, env, detached: true });
  const servers: ChildProcess[] = [];

  return {
    folder,
    run: (commands, input = '') =>
      new Promise((resolve, reject) => {
        const child = start(commands);
        const output = written(child);
        child.on('error', reject);
        // commands need not read their input
        child.stdin.on('error', () => {});
        child.on('close', (code) => resolve({ code, output: output() }));
        child.stdin.end(input);
      }),
    async serve(commands, origin) {
      const server = start(commands);
      servers.push(server);
      const output = written(server);
      await untilReady(server, origin, output);
      return output;
    },
    async stopServers() {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              if (server.exitCode !== null || server.pid === undefined) return resolve();
              server.once('exit', () => resolve());
              process.kill(-server.pid, 'SIGTERM');
            }),
        ),
      );
    },
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}
