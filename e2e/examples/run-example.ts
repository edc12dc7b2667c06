import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../support/free-port.ts';

const run = promisify(execFile);

/** A started example. */
export interface RunningExample {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Copies an example out of the workspace, installs the packed packages in it, builds it and starts it. */
export async function runExample(name: string, settings: Readonly<Record<string, string>>): Promise<RunningExample> {
  const folder = await mkdtemp(join(tmpdir(), 'tramita-example-'));
  await cp('examples/packed', join(folder, 'packed'), { recursive: true });
  const app = join(folder, name);
  await cp(join('examples', name), app, {
    recursive: true,
    filter: (path) => !/node_modules|\.next|\.angular|\/dist\b|package-lock/.test(path),
  });
  const port = await freePort();
  const options = {
    cwd: app,
    env: { ...process.env, ...settings, PORT: String(port), NEXT_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false' },
  };
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], options);
  await run('npm', ['run', 'build'], options);
  const server = spawn('npm', ['start'], { ...options, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
  const address = `http://localhost:${port}`;
  await answered(server, address);
  return {
    address,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // npm starts the server as a process of its own
      process.kill(-Number(server.pid));
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function answered(server: ChildProcess, address: string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The example ended with ${server.exitCode}`);
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    // pause between two attempts
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
