// Checks that every published package that changed since its last release has a changeset. Needs no remote branch.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { published } from './lib/packages.mjs';
import { root } from './lib/run.mjs';

const problems = [];
const names = new Map(published.map((folder) => [nameOf(folder), folder]));
const announced = new Set();

for (const path of globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] })) {
  const [, head, body] = /^---\n([\s\S]*?)---\n?([\s\S]*)$/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
  if (head === undefined) {
    problems.push(`${path} has no head`);
    continue;
  }
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 0 && body.trim() === '') problems.push(`${path} does not say what changed`);
  for (const line of lines) {
    const [, name, bump] = /^["']?([^"':]+)["']?: *(\w+)$/.exec(line) ?? [];
    if (!names.has(name)) problems.push(`${path} names ${name ?? line}, which is not published`);
    else if (!['patch', 'minor', 'major'].includes(bump)) problems.push(`${path} raises ${name} by "${bump}"`);
    else announced.add(name);
  }
}

for (const [name, folder] of names) {
  if (!announced.has(name) && hasChanged(folder))
    problems.push(`${name} has changed and no changeset says so: pnpm changeset`);
}

for (const problem of problems) console.error(problem);
console.log(`${announced.size} of ${names.size} published packages have a changeset`);
process.exitCode = problems.length > 0 ? 1 : 0;

function nameOf(folder) {
  return manifest(folder).name;
}

function manifest(folder) {
  return JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
}

/**
 * Returns whether a package changed since the commit that set its version; uncommitted changes count. True if the
 * package was never released.
 */
function hasChanged(folder) {
  if (manifest(folder).version === '0.0.0') return true;
  const path = `packages/${folder}`;
  const released = git('log', '-1', '--format=%H', '-G', '"version":', '--', `${path}/package.json`);
  const consumed = [
    `${path}/src`,
    `${path}/package.json`,
    `:!${path}/**/*.test.ts`,
    `:!${path}/**/*.test.tsx`,
    `:!${path}/**/*.stories.tsx`,
  ];
  return released !== '' && git('diff', '--name-only', released, '--', ...consumed) !== '';
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`);
  return stdout.trim();
}
