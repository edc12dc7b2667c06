import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { helpText } from './config/help.ts';
import { type CommandLine, type Config, ConfigError, readCommandLine } from './config/read-config.ts';
import type { Logger } from './ports/logger.ts';
import { createJsonLogger } from './runtime/json-logger.ts';
import { withoutServer } from './runtime/lock-data-folder.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

const createLog = ({ logLevel }: Config): Logger =>
  createJsonLogger(logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'), (line) => process.stdout.write(line));

/** Logger of a command that prints its result; it writes where log lines do not mix with that result. */
const createQuietLog = ({ logLevel }: Config): Logger =>
  createJsonLogger(logLevel ?? 'error', (line) => process.stderr.write(line));

/** Calls `stop` at the first request to stop; a second one ends the process at once. */
function onStopSignal(stop: (signal: NodeJS.Signals) => void): void {
  let stoppingSince = Number.NaN;
  const onSignal = (signal: NodeJS.Signals) => {
    // a package runner forwards the Ctrl-C that the terminal has already sent; only a later one is a new request to
    // stop
    if (Date.now() - stoppingSince < 1000) return;
    if (stoppingSince > 0) process.exit(130);
    stoppingSince = Date.now();
    stop(signal);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** Returns a folder built in the workspace, or its copy in the published package. */
function findBuilt(workspace: string, packed: string): string {
  const built = fileURLToPath(new URL(workspace, import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL(packed, import.meta.url));
}

async function runServer(config: Config): Promise<void> {
  const log = createLog(config);
  process.on('uncaughtException', (error) => {
    log.error('uncaught', { stack: error.stack });
    process.exit(1);
  });
  const started = import('./runtime/serve.ts').then(({ serve }) =>
    serve({
      config,
      log,
      print,
      version: manifest.version,
      defaultPortalDir: findBuilt('../../host/dist', '../portal'),
      docsDir: findBuilt('../../../docs/dist', '../docs'),
      checkAnswers: import.meta.url.endsWith('.ts'),
    }),
  );
  let isStarted = false;
  // from the beginning, because a load balancer may see a server that answers before its start has ended
  onStopSignal((signal) => {
    log.info('stopping', { signal });
    // Ctrl-C is pressed by a person who waits, and no load balancer is involved
    if (signal === 'SIGINT' && !isStarted) process.exit(130);
    started
      .then((server) => server.stop(signal === 'SIGTERM' ? config.drainDelaySeconds * 1000 : 0))
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  await started;
  isStarted = true;
}

async function seed(config: Config): Promise<void> {
  const { openServices } = await import('./runtime/open-services.ts');
  await withoutServer(config, async () => {
    const open = await openServices({ ...config, demo: 'true' }, createQuietLog(config), print, true);
    await open.close();
    if (!open.demo) throw new ConfigError('O banco já tem dados; a demonstração só entra em um banco vazio.');
    print('A empresa de demonstração está no banco.');
  });
}

/** Moves the database, the files, or both; exits with 1 if a copy differs. */
async function runMove(config: Config, { to, files, restart }: CommandLine['move']): Promise<void> {
  if (to === undefined && !files) {
    throw new ConfigError('Informe o banco de destino com --to <url>, ou --files para copiar os anexos.');
  }
  const commands = to === undefined ? null : await import('./runtime/commands/move-to-postgres.ts');
  const now = () => new Date();
  if (commands && to !== undefined && !(await commands.moveToPostgres(config, { to, restart, print, now }))) {
    process.exitCode = 1;
    return;
  }
  if (!files) return;
  const { moveFiles } = await import('./runtime/commands/file-commands.ts');
  if (!(await moveFiles({ ...config, databaseUrl: to ?? config.databaseUrl }, print))) process.exitCode = 1;
}

/** Writes bytes to the standard output, waiting until they are taken. */
const writeOut = (bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())));

// each command loads only what it needs: the whole server takes more than a second
async function run({ command, rest, user, admin, move, sample, json, transfer, config }: CommandLine): Promise<void> {
  switch (command) {
    case 'help':
      return void print(helpText());
    case 'version':
      return void print(manifest.version);
    case 'new': {
      const [folder] = rest;
      if (!folder) throw new ConfigError('Informe a pasta: tramita new <pasta>.');
      const { newApp } = await import('./runtime/commands/new-app.ts');
      const template = fileURLToPath(new URL('../template', import.meta.url));
      await newApp({ folder: resolve(folder), template, version: manifest.version });
      return void print(
        `O aplicativo está em ${folder}. Para começar:\n\n  cd ${folder}\n  npm install\n  npm run dev`,
      );
    }
    case 'token': {
      if (!user) throw new ConfigError('Informe a pessoa: tramita token --user <usuário>.');
      const { createToken } = await import('./runtime/commands/create-token.ts');
      return void print(await createToken(config, createQuietLog(config), user));
    }
    case 'seed':
      return seed(config);
    case 'restore': {
      const [file] = rest;
      if (!file) throw new ConfigError('Informe o arquivo: tramita restore <arquivo>.');
      const { restoreSnapshot } = await import('./runtime/commands/restore-snapshot.ts');
      return print(await restoreSnapshot(config, file));
    }
    case 'admin': {
      const { runAdmin, runAdminList } = await import('./runtime/commands/admin-command.ts');
      if (admin.list) return (await runAdminList(config)).forEach(print);
      const [userName] = rest;
      if (!userName) throw new ConfigError('Informe o usuário: tramita admin <usuário>, ou --list.');
      return print(await runAdmin(config, { userName, name: admin.name }));
    }
    case 'move':
      return runMove(config, move);
    case 'verify': {
      const { verifyStoredFiles } = await import('./runtime/commands/file-commands.ts');
      if (!(await verifyStoredFiles(config, sample, print))) process.exitCode = 1;
      return;
    }
    case 'doctor': {
      const { runDoctor } = await import('./runtime/commands/doctor-command.ts');
      process.exitCode = await runDoctor(config, { json, print });
      return;
    }
    case 'privacy': {
      const { runPrivacy } = await import('./runtime/commands/privacy-command.ts');
      return (await runPrivacy(config, rest)).forEach(print);
    }
    case 'import':
    case 'export': {
      const { exportFile, importFile } = await import('./runtime/commands/transfer-commands.ts');
      const output = { print, write: writeOut };
      if (command === 'export') return exportFile(config, createQuietLog(config), rest, output);
      if (!(await importFile(config, createQuietLog(config), rest, transfer, output))) process.exitCode = 1;
      return;
    }
    case 'serve':
      return runServer(config);
  }
}

/** `conform` has options of its own and needs nothing of the server. */
async function checkServer(args: readonly string[]): Promise<void> {
  const { runConform } = await import('./conform/command/run-conform.ts');
  process.exitCode = await runConform(args, { print, complain, onInterrupt: onStopSignal });
}

const [word, ...others] = process.argv.slice(2);
try {
  if (word === 'conform') await checkServer(others);
  else await run(readCommandLine(process.argv.slice(2), process.env, process.cwd()));
} catch (error) {
  complain(
    error instanceof ConfigError ? error.message : `Erro inesperado: ${error instanceof Error ? error.stack : error}`,
  );
  process.exitCode = 1;
}
