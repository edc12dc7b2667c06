import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.mjs';

const sections = Object.fromEntries(
  readFileSync(join(root, 'SECURITY.md'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section]),
);

test('E10.09 SECURITY.md says how to report, which versions are supported, and the threat model in one page', () => {
  expect(Object.keys(sections)).toEqual([
    'Report a vulnerability',
    'Supported versions',
    'Threat model',
    'Guarantees and the tests that prove them',
  ]);
  expect(sections['Report a vulnerability']).toContain('/security/advisories/new');
  expect(sections['Threat model'].split('\n').length).toBeLessThan(60);
});

test('E10.09 every guarantee names tests that exist and run', () => {
  const rows = sections['Guarantees and the tests that prove them'].match(/^\| [^-|][^|]*\|[^|]*\|$/gm).slice(1);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const paths = [...row.matchAll(/`([^`]+)`/g)].map(([, path]) => path);
    expect(paths.length, row).toBeGreaterThan(0);
    for (const path of paths) {
      expect(path).toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(readFileSync(join(root, path), 'utf8'), path).toMatch(/\b(test|it)\b[.(]/);
    }
  }
});
