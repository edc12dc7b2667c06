import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDocsFiles } from './docs-files.ts';

let root: string;
let docs: ReturnType<typeof createDocsFiles>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'docs-'));
  await mkdir(join(root, 'theming'));
  await writeFile(join(root, 'index.html'), '<h1>Start</h1>');
  await writeFile(join(root, 'theming', 'index.html'), '<h1>Theming</h1>');
  await writeFile(join(root, 'search.json'), '{}');
  docs = createDocsFiles(root);
});
afterAll(() => rm(root, { recursive: true }));

const get = (path: string, method = 'GET') => docs(new Request(`http://server${path}`, { method }));

test('pages have addresses with a final slash; others lead to them', async () => {
  expect(await (await get('/docs/'))?.text()).toBe('<h1>Start</h1>');
  expect(await (await get('/docs/theming/'))?.text()).toBe('<h1>Theming</h1>');
  for (const path of ['/docs', '/docs/theming']) {
    const response = await get(path);
    expect([response?.status, response?.headers.get('location')]).toEqual([308, `${path}/`]);
  }
});

test('serves files of the documentation and leaves other paths to the portal', async () => {
  expect((await get('/docs/search.json'))?.headers.get('content-type')).toBe('application/json; charset=utf-8');
  for (const path of ['/', '/services', '/docsearch', '/docs/unknown/', '/docs/..%2fsecret', '/docs/%E0%A4%A']) {
    expect(await get(path), path).toBeNull();
  }
  expect(await get('/docs/', 'POST')).toBeNull();
});

test('throws if the folder does not exist', () => {
  expect(() => createDocsFiles(join(root, 'missing'))).toThrow('ENOENT');
});
