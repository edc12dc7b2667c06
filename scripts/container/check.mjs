// Builds the image of `Containerfile` without a container engine and without any registry, then tries it: its steps run
// in a Debian system that debootstrap creates, without a network, with the packages that `corepack pnpm install` has
// stored on this machine. The result is started with a read-only root, as the user of the image, with a volume for its
// data, and the journey of the sign-in runs in a browser. Needs root on Debian; takes minutes.
//
//   node scripts/container/check.mjs
//   node scripts/container/check.mjs --root <folder>    leaves the result there; tries the one that is there already
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root, run } from '../lib/run.mjs';
import { createBase, runInRoot, runNow, startInRoot } from './debian-root.mjs';
import { readContainerfile } from './read-containerfile.mjs';

if (process.getuid() !== 0) throw new Error('changing the root folder of a process needs root');

const work = mkdtempSync(join(tmpdir(), 'tramita-container-'));
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
const isIgnored = (path) =>
  ignored.some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, pattern.replace('**/', '')));

/** What pnpm stored on this machine takes the place of the registry. */
const store = { place: '/pnpm/v10', source: runNow('corepack', ['pnpm', 'store', 'path'], { cwd: root }).trim() };
const corepack = {
  place: '/corepack',
  source: process.env.COREPACK_HOME ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'node/corepack'),
};
const offline = {
  npm_config_offline: 'true',
  npm_config_store_dir: dirname(store.place),
  COREPACK_HOME: corepack.place,
  CI: '1',
};

const { root: kept } = parseArgs({ options: { root: { type: 'string' } } }).values;

try {
  const stages = readContainerfile(readFileSync(join(root, 'Containerfile'), 'utf8'));
  const result = resolve(kept ?? join(work, 'result'));
  if (!existsSync(result)) {
    const folder = buildStages(stages);
    runNow('mv', [folder, result]);
  }
  await tryImage(stages.at(-1), result);
  console.log('The image serves the portal from a read-only root, and users can sign in.');
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Builds all stages and returns the folder of the last. */
function buildStages(stages) {
  const base = join(work, 'base');
  say('base');
  createBase(base);
  const folders = new Map();
  let folder = base;
  for (const [index, stage] of stages.entries()) {
    folder = join(work, `stage-${index}`);
    runNow('cp', ['-a', base, folder]);
    for (const step of stage.steps) carryOut(step, folder, folders);
    if (stage.name) folders.set(stage.name, folder);
  }
  return folder;
}

function say(text) {
  console.log(`\n── ${text}`);
}

function carryOut(step, folder, folders) {
  say(`${step.kind} ${step.command ?? step.folder ?? `${step.from ?? ''} ${step.source} ${step.target}`}`);
  if (step.kind === 'WORKDIR') mkdirSync(join(folder, step.folder), { recursive: true });
  else if (step.kind === 'COPY') copy(step, folder, folders);
  else {
    const binds = Object.fromEntries([store, corepack].map(({ place, source }) => [place, source]));
    for (const place of Object.keys(binds)) mkdirSync(join(folder, place), { recursive: true });
    const { command, env, workdir } = step;
    const options = { env: { ...env, ...offline }, workdir, binds, isOffline: true, stdio: 'inherit' };
    runInRoot(folder, ['/bin/sh', '-c', command], options);
    for (const place of Object.keys(binds)) rmSync(join(folder, place), { recursive: true });
  }
}

/** Copies from the repository or an earlier stage: the contents of a folder, or a file into the target folder. */
function copy({ from, source, target, workdir }, folder, folders) {
  const origin = from ? join(folders.get(from), source) : resolve(root, source);
  const place = join(folder, resolve(workdir, target));
  const filter = from ? undefined : (path) => path === root || !isIgnored(relative(root, path));
  const isInto = target.endsWith('/') && existsSync(origin) && !source.endsWith('.');
  cpSync(origin, isInto ? join(place, basename(source)) : place, { recursive: true, verbatimSymlinks: true, filter });
}

async function tryImage(image, folder) {
  const [volume] = image.volumes;
  const data = join(work, 'volume');
  // an engine fills a new volume with the folder of the image in its place
  runNow('cp', ['-a', join(folder, volume), data]);
  const port = await freePort();
  const env = { ...image.env, PORT: String(port) };
  const options = { user: image.user, env, workdir: image.workdir, binds: { [volume]: data }, isReadOnly: true };
  say(`start as ${image.user} with a read-only root`);
  const server = startInRoot(folder, [...image.entrypoint, ...image.command], options);
  const ended = new Promise((done) => server.once('exit', (code, signal) => done(code ?? signal)));
  try {
    const origin = `http://localhost:${port}`;
    await becomeHealthy(server, folder, image, options);
    await becomeReady(server, origin);
    expectRestricted(server.pid, folder, options);
    say('the journey of the sign-in');
    const journey = ['test', '-c', 'scripts/container/playwright.config.ts'];
    const code = await run('playwright', journey, { env: { TRAMITA_E2E_ORIGIN: origin } });
    if (code !== 0) throw new Error('the journey failed');
  } finally {
    server.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`the server ended with ${code}`);
}

/** Waits until the image's own check says that it is healthy. */
async function becomeHealthy(server, folder, image, options) {
  for (let turn = 0; turn < 120 && server.exitCode === null; turn += 1) {
    try {
      runInRoot(folder, image.healthcheck, options);
      return say('healthy');
    } catch {
      await setTimeout(1000);
    }
  }
  throw new Error('the server did not become healthy');
}

/** Waits until the demo company is in the volume. */
async function becomeReady(server, origin) {
  for (let turn = 0; turn < 300 && server.exitCode === null; turn += 1) {
    if (await fetch(`${origin}/readyz`).then(({ ok }) => ok)) return say('ready');
    await setTimeout(1000);
  }
  throw new Error('the server did not become ready');
}

/** Checks that the server is not root, and that nothing outside the volume can be written. */
function expectRestricted(pid, folder, options) {
  const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  if (uid === '0') throw new Error('the server runs as root');
  for (const place of ['/', '/app', '/tmp', '/var/tmp']) {
    const write = ['/bin/sh', '-c', `touch ${join(place, 'written')} 2>&1 || true`];
    const said = runInRoot(folder, write, { ...options, user: 'root' });
    if (!said.includes('Read-only file system')) throw new Error(`${place} can be written: ${said}`);
  }
  console.log(`runs as user ${uid}; /, /app, /tmp and /var/tmp are read-only`);
}

function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer().once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
