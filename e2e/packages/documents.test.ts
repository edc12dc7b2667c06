import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { measureWeights, weightOf } from '../../scripts/docs/weights.ts';

const { page, server } = inject('installed');
const folders = {
  client: join(page, 'node_modules/@tramita/client'),
  widgets: join(page, 'node_modules/@tramita/widgets'),
  server: join(server, 'node_modules/@tramita/server'),
};

const read = (...path: string[]) => readFile(join(...path), 'utf8');
const widgets = (JSON.parse(await read('docs/site/widgets.json')) as { name: string; component: string }[]).filter(
  ({ name }) => name !== 'form',
);

test.each(Object.entries(folders))('E10.04 %s contains the texts for assistants', async (name, folder) => {
  const index = await read(folder, 'llms.txt');
  const full = await read(folders.server, 'llms-full.txt');
  expect(index).toMatch(/^# Tramita\n\n> Workflow/);
  // each guide of the list is in the whole text
  const guides = [...index.matchAll(/^- \[([^\]]+)\]\(\/docs\/(?!reference\/)/gm)].map(([, title]) => title);
  expect(guides.length).toBeGreaterThan(35);
  for (const title of guides) expect(full).toContain(`\n# ${title}\n`);
  expect(full).not.toMatch(/^<!-- /m);
  const rules = await read(folder, 'AGENTS.md');
  expect(rules.split('\n').length).toBeLessThanOrEqual(100);
  expect(rules).toContain(`# How to use @tramita/${name}`);
});

test('E10.01 the tarball of the server contains the documentation', async () => {
  expect(await read(folders.server, 'docs/theming/index.html')).toContain('<h1>Theming</h1>');
});

test('E1.17 the page of each widget shows the weights that size-limit measured', async () => {
  const weights = measureWeights();
  for (const { name } of widgets) {
    const { first, most, element } = weightOf(weights, name);
    const html = await read('docs/dist/widgets', name, 'index.html');
    expect(html).toContain(`${first} for the first screen, ${most} with everything it can ever load`);
    if (element) expect(html).toContain(`As an element it takes ${element} for its first screen`);
  }
});

test('E7.04 the README lists all widgets with import, props, events, weight and picture', async () => {
  const readme = await read(folders.widgets, 'README.md');
  const { exports } = JSON.parse(await read(folders.widgets, 'package.json')) as { exports: Record<string, unknown> };
  const parts = ['./provider', './theme', './ui', './form', './locales', './elements', './*.css', './tokens'];
  const files = Object.keys(exports).filter((path) => path.endsWith('.json'));
  const subpaths = Object.keys(exports).filter((path) => ![...parts, ...files].some((part) => path.startsWith(part)));
  expect(widgets.map(({ name }) => `./${name}`).sort()).toEqual(subpaths.sort());
  for (const { name, component } of widgets) {
    const row = readme.split('\n').find((line) => line.includes(`\`${component}\` of \`@tramita/widgets/${name}\``));
    const [, , , props, events, weight, picture] = row?.split('|').map((cell) => cell.trim()) ?? [];
    expect(props, name).toMatch(/^`\w+`/);
    expect(events, name).toMatch(/^(`on\w+`(\\\*)?(, )?)*$/);
    expect(weight, name).toMatch(/^\d+ kB, \d+ kB$/);
    expect(picture, name).toMatch(
      new RegExp(`^<img src="https:\\S+/docs/images/widgets/${name}\\.png" alt="[^"]+" width="240">$`),
    );
    expect(existsSync(`docs/images/widgets/${name}.png`), name).toBe(true);
  }
});
