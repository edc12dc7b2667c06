import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { manifestOf } from './installed-package.ts';

const { page, server } = inject('installed');
const folders = {
  client: join(page, 'node_modules/@tramita/client'),
  widgets: join(page, 'node_modules/@tramita/widgets'),
  server: join(server, 'node_modules/@tramita/server'),
};

const packages = Object.entries(folders);

test.each(packages)('E1.01 npm installs the tarball of %s with its build', (_name, folder) => {
  expect(existsSync(join(folder, 'dist'))).toBe(true);
});

test.each(packages)('E1.02 %s has a license file and describes itself', async (name, folder) => {
  expect(await readFile(join(folder, 'LICENSE'), 'utf8')).toMatch(/^MIT License\n\nCopyright/);
  const { repository, ...manifest } = await manifestOf(folder);
  expect(manifest).toMatchObject({
    license: 'MIT',
    engines: { node: expect.stringMatching(/^>=\d+$/) },
    homepage: expect.stringMatching(/^https:/),
    bugs: { url: expect.stringMatching(/^https:/) },
    keywords: expect.arrayContaining(['workflow']),
    description: expect.stringMatching(/^.{40,}\.$/),
  });
  expect(repository).toMatchObject({ type: 'git', directory: `packages/${name}` });
});

test('E1.06 what a page shares with the widgets is a peer dependency', async () => {
  const { peerDependencies } = await manifestOf(folders.widgets);
  expect(Object.keys(peerDependencies ?? {}).sort()).toEqual([
    '@tanstack/react-query',
    '@tramita/client',
    'react',
    'react-dom',
  ]);
});

test.each(packages)('E1.06 the runtime dependencies of %s use caret ranges', async (name, folder) => {
  const { dependencies, optionalDependencies } = await manifestOf(folder);
  const ranges = Object.entries({ ...Object(dependencies), ...Object(optionalDependencies) });
  // the widgets contain their libraries
  expect(ranges.length > 0).toBe(name !== 'widgets');
  for (const [dependency, range] of ranges) expect(range, dependency).toMatch(/^\^\d+\.\d+\.\d+$/);
});
