// Checks that every published package that changed since its last release has a changeset, and that every branch that
// changes a public API announces it. Needs no remote branch.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git, lastRelease, readChangesets, unannouncedApiChanges } from './lib/changesets.mjs';
import { published } from './lib/packages.mjs';
import { root } from './lib/run.mjs';

const problems = [];
const packages = Object.fromEntries(published.map((folder) => [manifest(folder).name, folder]));
const announced = new Set();

for (const { path, raises, problems: own } of readChangesets(root)) {
  problems.push(...own);
  for (const { name, bump } of raises) {
    if (!(name in packages)) problems.push(`${path} names ${name}, which is not published`);
    else if (!['patch', 'minor', 'major'].includes(bump)) problems.push(`${path} raises ${name} by "${bump}"`);
    else announced.add(name);
  }
}

for (const [name, folder] of Object.entries(packages)) {
  if (!announced.has(name) && hasChanged(folder))
    problems.push(`${name} has changed without a changeset: pnpm changeset`);
}
for (const folder of unannouncedApiChanges(root, { packages })) {
  problems.push(`packages/${folder}/api-report.md has changed and no changeset of this branch names the package`);
}

for (const problem of problems) console.error(problem);
console.log(`${announced.size} of ${published.length} published packages have a changeset`);
process.exitCode = problems.length > 0 ? 1 : 0;

function manifest(folder) {
  return JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
}

/**
 * Returns whether a package changed since the commit that set its version; uncommitted changes count. True if the
 * package was never released.
 */
function hasChanged(folder) {
  const released = lastRelease(root, folder);
  if (released === null) return true;
  const path = `packages/${folder}`;
  const consumed = [
    `${path}/src`,
    `${path}/package.json`,
    `:!${path}/**/*.test.ts`,
    `:!${path}/**/*.test.tsx`,
    `:!${path}/**/*.stories.tsx`,
  ];
  return git(root, 'diff', '--name-only', released, '--', ...consumed) !== '';
}
