import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';

const run = promisify(execFile);
const { tarballs, page, server } = inject('installed');
const packages = Object.entries(tarballs);

test.each(packages)('E1.03 publint finds nothing in %s', async (_name, tarball) => {
  expect((await run('publint', [tarball, '--strict'])).stdout).toContain('All good!');
});

test.each(packages)('E1.04 the types of every export of %s can be resolved', async (_name, tarball) => {
  // without styles the command prints one line per problem
  const { stdout } = await run('attw', [tarball, '--profile', 'esm-only', '--format', 'json']);
  const { analysis } = JSON.parse(stdout);
  expect(Object.keys(analysis.entrypoints).length).toBeGreaterThan(1);
  // the profile still reports what CommonJS and resolution before Node 16 would meet; a problem without a kind is general
  const ignored = ['node10', 'node16-cjs'];
  const problems: { resolutionKind?: string }[] = analysis.problems;
  expect(problems.filter(({ resolutionKind = '' }) => !ignored.includes(resolutionKind))).toEqual([]);
});

test.each([
  ['client', page],
  ['widgets', page],
  ['server', server],
])('E1.13 no link in the README of %s leaves the package with a relative path', async (name, folder) => {
  const readme = await readFile(join(folder, 'node_modules/@tramita', name, 'README.md'), 'utf8');
  const links = [...readme.matchAll(/\]\(([^)\s]+)/g)].map(([, link]) => link);
  expect(links.filter((link) => !/^(https:|#)/.test(link ?? ''))).toEqual([]);
});
