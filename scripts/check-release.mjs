// Rehearses a release in a copy of the repository: raises the versions, writes the changelogs, packs the built packages
// and reads the tarballs. Publishes nothing and needs no network.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { git, readChangesets } from './lib/changesets.mjs';
import { published } from './lib/packages.mjs';
import { releaseProblems } from './lib/release-problems.mjs';
import { root } from './lib/run.mjs';

const copy = mkdtempSync(join(tmpdir(), 'tramita-release-'));
const tarballs = mkdtempSync(join(tmpdir(), 'tramita-tarballs-'));
const env = { ...process.env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) };

try {
  process.exitCode = rehearse() ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
  rmSync(tarballs, { recursive: true });
}

function rehearse() {
  copyRepository();
  const announced = readChangesets(copy);
  const before = Object.fromEntries(published.map((name) => [name, manifestOf(name).version]));
  if (announced.length > 0) command('changeset', ['version']);
  const problems = [];
  for (const name of published) {
    const { name: fullName, version } = manifestOf(name);
    const tarball = pack(name);
    const own = announced.filter(({ raises }) => raises.some((raise) => raise.name === fullName));
    problems.push(...releaseProblems(fullName, { before: before[name], version, changesets: own, tarball }));
    console.log(`${fullName} ${before[name]} → ${version}, ${own.length} changesets, ${tarball.files.length} files`);
  }
  const left = readChangesets(copy).map(({ path }) => `${path} is left after the release`);
  for (const problem of [...problems, ...left]) console.error(problem);
  return problems.length + left.length === 0;
}

/** Copies the committed files, uncommitted changes, builds and links to dependencies. */
function copyRepository() {
  git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, copy);
  git(copy, 'checkout', '--quiet', '--detach', git(root, 'rev-parse', 'HEAD'));
  const changed = [
    ...git(root, 'diff', '--name-only', 'HEAD').split('\n'),
    ...git(root, 'ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((path) => path !== '');
  for (const path of changed) {
    rmSync(join(copy, path), { force: true });
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const name of [...published, 'host']) {
    cpSync(join(root, 'packages', name, 'dist'), join(copy, 'packages', name, 'dist'), { recursive: true });
    // packing reads the versions of workspace packages here
    const modules = join(copy, 'packages', name, 'node_modules/@tramita');
    mkdirSync(modules, { recursive: true });
    for (const other of published) symlinkSync(join(copy, 'packages', other), join(modules, other));
  }
}

/** Packs a package. Returns its changelog, and the file names and package.json of the tarball. */
function pack(name) {
  const folder = join(copy, 'packages', name);
  command('pnpm', ['pack', '--pack-destination', tarballs], folder);
  const { version } = manifestOf(name);
  const file = join(tarballs, `tramita-${name}-${version}.tgz`);
  const changelog = join(folder, 'CHANGELOG.md');
  return {
    files: command('tar', ['-tzf', file]).trim().split('\n'),
    manifest: JSON.parse(command('tar', ['-xzOf', file, 'package/package.json'])),
    changelog: existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
  };
}

function manifestOf(name) {
  return JSON.parse(readFileSync(join(copy, 'packages', name, 'package.json'), 'utf8'));
}

/** Runs a command in the copy and returns its output; throws an error with the output if it fails. */
function command(program, args, cwd = copy) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed: ${error ?? stderr + stdout}`);
  return stdout;
}
