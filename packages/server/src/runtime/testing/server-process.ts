import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../main.ts', import.meta.url));
/** Compiled sources of earlier processes, without which every start compiles the whole server. */
const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));

/** The command `tramita` in a process of its own, which runs the sources. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Address printed at the start. */
  readonly address: string;
  /** Log lines so far. */
  log(): Record<string, unknown>[];
  /** Everything the process has written so far. */
  output(): string;
  /** Sends SIGTERM and resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** Environment of a process that inherits no setting of the test's own environment. */
export const plainEnvironment = (env: Readonly<Record<string, string>>): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: compileCache,
  ...env,
});

export const commandLine = (args: readonly string[], nodeFlags: readonly string[] = []): string[] => [
  '--conditions=@tramita/source',
  // the embedded database of a short process takes a third less time without optimised code
  '--liftoff-only',
  ...nodeFlags,
  main,
  ...args,
];

/** Starts `tramita serve` on a free port and waits until it is ready. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  nodeFlags: readonly string[] = [],
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const args = ['serve', '--port', '0', '--log-level', 'debug', ...flags];
  const child = spawn(process.execPath, commandLine(args, nodeFlags), {
    env: plainEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    const receive = (text: Buffer) => {
      output += text;
      const [, found] = /^Tramita em (\S+)$/m.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', receive);
    child.stderr.on('data', receive);
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
  // it handles signals once it answers
  await fetch(`${address}/livez`);
  return {
    process: child,
    address,
    output: () => output,
    log: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

const hook = `import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) { process.stderr.write('loaded ' + url + '\\n'); return next(url, context); } });`;
/** Flags of Node that write the address of every module that is loaded. */
export const reportModules: readonly string[] = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];

/** Returns the names of the packages that a server with {@link reportModules} has loaded. */
export function loadedPackages(server: ServerProcess): string[] {
  const found = server.output().matchAll(/^loaded file:.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//gm);
  return [...new Set([...found].map(([, name = '']) => name))].sort();
}
