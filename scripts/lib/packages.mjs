import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

/** All packages in build order, each with the packages that its build needs. */
export const packages = [
  { name: 'client', needs: [] },
  { name: 'server', needs: ['client'] },
  { name: 'widgets', needs: ['client'] },
  { name: 'host', needs: ['client', 'widgets'] },
];

/** Packages that are published. */
export const published = ['client', 'widgets', 'server'];

const inputs = ['src/**', 'public/**', '*.ts', '*.html', 'package.json'];
const shared = [
  'pnpm-lock.yaml',
  '.pnpmfile.cjs',
  'tsconfig.base.json',
  'build-types.ts',
  'elements-manifest.ts',
  'mark-constants.ts',
  'style-tiers.ts',
  'trim-source-maps.ts',
];
const isBuilt = (file) => !/\.(test|test-d|stories|browser\.test)\.tsx?$|__snapshots__/.test(file);

/** Returns a hash that changes whenever the build of the package may give a different result. */
function fingerprint(name, seen = new Map()) {
  if (seen.has(name)) return seen.get(name);
  const hash = createHash('sha256');
  const folder = join(root, 'packages', name);
  const files = globSync(inputs, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isBuilt)
    .sort();
  for (const file of [...files, ...shared.map((path) => join(root, path))]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const needed of packages.find((entry) => entry.name === name).needs) hash.update(fingerprint(needed, seen));
  const value = hash.digest('hex');
  seen.set(name, value);
  return value;
}

const stamps = join(root, 'node_modules/.cache/tramita');
const stampOf = (name) => join(stamps, `${name}.fingerprint`);

function isStale(name, print) {
  if (!existsSync(join(root, 'packages', name, 'dist')) || !existsSync(stampOf(name))) return true;
  return readFileSync(stampOf(name), 'utf8') !== print;
}

/**
 * Builds the packages that changed since their last build, each as soon as the packages it needs are built. Resolves to
 * the exit code. The fingerprint is taken before the build, so that an edit during the build makes it stale again.
 */
export async function buildStale({ quiet = false, force = false } = {}) {
  const seen = new Map();
  const builds = new Map();
  for (const { name, needs } of packages) {
    const print = fingerprint(name, seen);
    const isNeeded = force || isStale(name, print);
    builds.set(
      name,
      buildAfter(
        needs.map((needed) => builds.get(needed)),
        name,
        isNeeded && print,
        quiet,
      ),
    );
  }
  const codes = await Promise.all(builds.values());
  return codes.find((code) => code !== 0) ?? 0;
}

async function buildAfter(needed, name, print, quiet) {
  const failed = (await Promise.all(needed)).find((code) => code !== 0);
  if (failed !== undefined) return failed;
  if (!print) return 0;
  console.log(`Building ${name} ...`);
  const stdio = quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit';
  const code = await run('pnpm', ['--filter', `@tramita/${name}`, 'build'], { stdio });
  if (code === 0) {
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stampOf(name), print);
  }
  return code;
}
