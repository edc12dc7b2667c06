import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readContainerfile } from './container/read-containerfile.mjs';
import { root } from './lib/run.mjs';

const text = readFileSync(join(root, 'Containerfile'), 'utf8');
const [build, image, ...others] = readContainerfile(text);

test('the Containerfile has two stages, of which the second contains only what runs', () => {
  expect(others).toEqual([]);
  expect(build.name).toBe('build');
  const copies = image.steps.filter(({ kind }) => kind === 'COPY');
  expect(copies.length).toBeGreaterThan(0);
  for (const { from } of copies) expect(from).toBe('build');
  expect(copies.map(({ source }) => source)).toContain('/src/packages/server/portal');
  expect(copies.some(({ source }) => source.endsWith('/src'))).toBe(false);
});

test('the server runs as a user of its own and writes to one volume only', () => {
  const created = image.steps.find(({ command }) => command?.includes('useradd')).command;
  expect(created).toMatch(/useradd --uid [1-9]\d* .*\btramita\b/);
  expect(image.user).toBe('tramita');
  expect(image.volumes).toEqual(['/data']);
  const { DATA_DIR, TMPDIR, HOST, PORT } = image.env;
  expect(DATA_DIR).toBe('/data');
  expect(TMPDIR).toMatch(/^\/data\//);
  expect(HOST).toBe('0.0.0.0');
  expect(image.ports).toEqual([Number(PORT)]);
  const entry = image.entrypoint.at(-1);
  expect(existsSync(join(root, entry))).toBe(true);
  expect(image.command).toEqual(['serve']);
});

test('D15.06 the image limits the memory for young objects, which a large export would fill and Node would keep', () => {
  expect(image.entrypoint.slice(0, -1)).toEqual(['node', '--max-semi-space-size=16']);
});

test('the image says that it is healthy if /livez answers', () => {
  expect(image.healthcheck.slice(0, 2)).toEqual(['node', '-e']);
  expect(image.healthcheck[2]).toContain('/livez');
});

test('the build sees neither built files nor installed packages of this machine', () => {
  const patterns = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (path) => patterns.some((pattern) => matchesGlob(path, pattern));
  for (const path of ['node_modules', 'packages/server/node_modules', 'packages/host/dist', '.git', '.tramita']) {
    expect(isIgnored(path), path).toBe(true);
  }
  for (const path of ['package.json', 'pnpm-lock.yaml', 'packages/server/src', 'docs/guides', 'LICENSE']) {
    expect(isIgnored(path), path).toBe(false);
  }
});

test('a step that the check cannot carry out is refused', () => {
  expect(() => readContainerfile('FROM x\nSHELL ["/bin/bash"]')).toThrow('not understood: SHELL');
  expect(() => readContainerfile('FROM x\nCOPY --chown=a b c')).toThrow('not understood');
});
