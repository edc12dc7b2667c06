import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

interface Budget {
  readonly name: string;
  readonly limit: string;
}

const file = new URL('../../.size-limit.js', import.meta.url).href;
const { default: budgets } = (await import(file)) as { default: readonly Budget[] };

/** Returns the budget of a measured file in whole kB. */
function budgetOf(name: string): number {
  const budget = budgets.find((one) => one.name === name);
  return Math.round(Number.parseFloat(budget?.limit ?? ''));
}

test('E5.05 the README compares the four ways into a page with their weights of today', async () => {
  const readme = await readFile('packages/widgets/README.md', 'utf8');
  const [, table = ''] = /## Four ways into a page\n\n((?:\|.*\n)+)/.exec(readme) ?? [];
  const rows = new Map(table.split('\n').map((line) => [line.split('|')[1]?.trim(), line.split('|').slice(2, -1)]));
  expect(rows.get('')).toHaveLength(4);
  for (const row of ['choose it when', 'first code', 'other rules', 'sign-in']) expect([...rows.keys()]).toContain(row);
  const [react = '', element = '', frame = ''] = rows.get('first code') ?? [];
  expect(react).toContain(`${budgetOf('task-inbox with TaskRows')} kB (inbox)`);
  expect(react).toContain(`${budgetOf('summary')} kB (summary)`);
  expect(element).toContain(`${budgetOf('tramita-task-inbox, first screen')} kB (inbox)`);
  expect(element).toContain(`${budgetOf('tramita-nps-form, first screen')} kB (rating)`);
  const script = await readFile('packages/host/dist/embed.js');
  expect(frame).toContain(`${Math.round(gzipSync(script).length / 1024)} kB in your page`);
});

test('E5.04 the script of a page with a frame has at most 2 kB and imports nothing', async () => {
  const script = await readFile('packages/host/dist/embed.js', 'utf8');
  expect(script.length).toBeLessThanOrEqual(2048);
  expect(script).not.toMatch(/\bimport\b|\brequire\b/);
});
