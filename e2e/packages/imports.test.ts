import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { modulesOf } from './installed-package.ts';

const run = promisify(execFile);
const { page } = inject('installed');

test.each(['client', 'widgets'])(
  'E1.05 E4.13 every export of %s can be imported in Node, where there is no page',
  async (name) => {
    const modules = await modulesOf(page, name);
    const script = modules.map((path) => `await import('${path}');`).join('\n');
    const { stdout, stderr } = await run(
      process.execPath,
      ['--input-type=module', '--eval', `${script} console.log(${modules.length}, 'elements' in globalThis)`],
      { cwd: page },
    );
    expect(stderr).toBe('');
    expect(stdout).toBe(`${modules.length} false\n`);
  },
);

test('E1.05 each file of the contract and of the rules can be imported by itself', async () => {
  const dist = join(page, 'node_modules/@tramita/client/dist');
  const files = globSync('{contract,rules}/**/*.js', { cwd: dist });
  expect(files.length).toBeGreaterThan(100);
  const names = files.map((file) => `@tramita/client/${file.slice(0, -'.js'.length)}`);
  const script = names.map((name) => `await import('${name}');`).join('\n');
  const { stderr } = await run(process.execPath, ['--input-type=module', '--eval', script], { cwd: page });
  expect(stderr).toBe('');
});

test('E10.06 an installed package has the design tokens of each theme as JSON, and all of them as a style sheet', async () => {
  const { resolve } = createRequire(join(page, 'page.js'));
  const texts = ['light', 'dark', 'high-contrast-light', 'high-contrast-dark'].map(async (theme) => {
    const text = await readFile(resolve(`@tramita/widgets/tokens/${theme}.tokens.json`), 'utf8');
    return JSON.parse(text).color.text.$value.hex;
  });
  const sheet = await readFile(resolve('@tramita/widgets/tokens.css'), 'utf8');
  expect(new Set(await Promise.all(texts)).size).toBe(4);
  for (const text of await Promise.all(texts)) expect(sheet).toContain(`--tramita-token-text: ${text};`);
});
