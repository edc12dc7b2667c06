import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, inject, test } from 'vitest';
import { modulesOf } from './installed-package.ts';

const { page } = inject('installed');
const dist = join(page, 'node_modules/@tramita/widgets/dist');
const directive = /^["']use client["']/;

/** Replaces the exports of files marked with `'use client'` by references, as a framework with server components does. */
const clientReferences: Plugin = {
  name: 'client-references',
  setup: ({ onLoad }) =>
    onLoad({ filter: /widgets[\\/]dist[\\/].*\.js$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!directive.test(source)) return undefined;
      const [, list = ''] = /export\s*\{([^}]*)\};?\s*(?:\/\/.*)?\s*$/.exec(source) ?? [];
      const names = [...list.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name]) => name);
      return { contents: names.map((name) => `export const ${name} = 'reference';`).join('\n') };
    }),
};

/** Imports a subpath as a server component does and returns its exports. */
async function exportsOf(subpath: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${subpath}';`, resolveDir: page },
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['react-server'],
    plugins: [clientReferences],
    write: false,
    logLevel: 'error',
  });
  const [file] = outputFiles;
  return import(`data:text/javascript;base64,${Buffer.from(file?.text ?? '').toString('base64')}`);
}

test('E3.07 server components get constants and functions as they are, and components as references', async () => {
  const [theme, ui, inbox, catalogue, summary, form] = await Promise.all(
    ['theme', 'ui', 'task-inbox', 'catalogue', 'summary', 'form'].map((path) => exportsOf(`@tramita/widgets/${path}`)),
  );
  expect(theme).toMatchObject({ vars: { color: { text: expect.stringMatching(/^var\(--/) } } });
  expect(theme).toMatchObject({ themeClass: { dark: expect.any(String) }, themeNames: expect.any(Array) });
  const { formatMoney } = ui as { formatMoney: (value: number, locale: string) => string };
  expect(formatMoney(1234.5, 'pt-BR')).toBe('R$\u00a01.234,50');
  expect(formatMoney(1234.5, 'en')).toBe('R$1,234.50');
  expect(ui).toMatchObject({ Button: 'reference', Table: 'reference' });
  expect(inbox).toMatchObject({ TaskInbox: 'reference', prefetchTaskInbox: expect.any(Function) });
  expect(catalogue).toMatchObject({ ServiceCatalogue: 'reference', prefetchCatalogue: expect.any(Function) });
  expect(summary).toMatchObject({ Summary: 'reference', prefetchSummary: expect.any(Function) });
  expect(form).toMatchObject({ DynamicForm: 'reference', useDynamicForm: 'reference' });
});

test('E3.07 every subpath has the same exports for server components as for a page', async () => {
  const subpaths = (await modulesOf(page, 'widgets')).filter((path) => !path.includes('/elements'));
  expect(subpaths.length).toBeGreaterThan(15);
  for (const subpath of subpaths) {
    const inPage = Object.keys(await import(join(dist, `${subpath.replace('@tramita/widgets/', '')}.js`)));
    expect(Object.keys(await exportsOf(subpath)), subpath).toEqual(inPage.sort());
  }
});

test('E3.07 only files that import React are marked with "use client"', async () => {
  const files = (await readdir(dist)).filter((name) => name.endsWith('.js'));
  const marked: string[] = [];
  for (const name of files) {
    const source = await readFile(join(dist, name), 'utf8');
    const usesReact = /(?:from|import)\s*"react(?:-dom)?(?:\/[\w-]+)?"/.test(source);
    expect(directive.test(source), name).toBe(usesReact);
    if (usesReact) marked.push(name);
  }
  expect(marked.length).toBeGreaterThan(50);
  expect(marked.length).toBeLessThan(files.length / 2);
});
