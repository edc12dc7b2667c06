import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { apiReport } from './lib/api-report.mjs';
import { unannouncedApiChanges } from './lib/changesets.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tramita-api-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

describe('the report of a package', () => {
  const shared = 'interface Detail { level: number }\nexport { type Detail as t };';
  const entry = [
    'import { t as Detail } from "./types/shared-a1B2.js";',
    '/** Opens the task. */',
    'export declare function openTask(uuid: string, detail?: Detail): void;',
    'declare const limit$1 = 8;',
    'export { limit$1 as limit };',
  ].join('\n');

  function report(files = {}) {
    write(
      'package.json',
      JSON.stringify({ publishConfig: { exports: { './tasks': { types: './dist/tasks.d.ts' } } } }),
    );
    write('dist/tasks.d.ts', files.entry ?? entry);
    write('dist/types/shared-a1B2.d.ts', files.shared ?? shared);
    return apiReport(folder);
  }

  test('E1.15 lists exported names with their types, and types of the package that they refer to', () => {
    const text = report();
    expect(text).toContain('## `./tasks`');
    expect(text).toContain('function openTask(uuid: string, detail?: Detail): void;');
    expect(text).toContain('const limit = 8;');
    expect(text).toMatch(/## Types that these refer to[^#]*interface Detail \{\s+level: number;\s+\}/);
  });

  test('E1.15 changes with a type that is not exported itself, not with comments and names of chunks', () => {
    const before = report();
    expect(report({ shared: shared.replace('number', 'string') })).not.toBe(before);
    expect(report({ entry: entry.replace('uuid: string', 'uuid?: string') })).not.toBe(before);
    expect(report({ entry: entry.replace('Opens the task', 'Shows a task').replaceAll('limit$1', 'limit$2') })).toBe(
      before,
    );
  });

  test('E1.15 changes with a type that is too long to be written', () => {
    const long = Array.from({ length: 400 }, (_, index) => `field${index}: string`).join('; ');
    const withLong = `${entry}\nexport declare const form: { ${long} };`;
    const before = report({ entry: withLong });
    expect(before).not.toContain('field399');
    expect(report({ entry: withLong.replace('field399: string', 'field399: number') })).not.toBe(before);
  });
});

describe('a changed report', () => {
  const packages = { '@tramita/client': 'client', '@tramita/server': 'server' };
  const git = (...args) => {
    const { status, stderr } = spawnSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@exemplo.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
  };
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'change');
  };
  const changeset = (name) => `---\n"${name}": minor\n---\n\nTasks have a due time.\n`;

  beforeEach(() => {
    git('init', '-q', '-b', 'main');
    for (const name of Object.values(packages)) {
      write(`packages/${name}/package.json`, '{\n  "version": "0.0.0"\n}\n');
      write(`packages/${name}/api-report.md`, 'type Task = 1;\n');
    }
    write('.changeset/earlier.md', changeset('@tramita/client'));
    commit();
    git('switch', '-qc', 'due-times');
  });

  test('E1.15 needs a changeset of the branch that names the package', () => {
    expect(unannouncedApiChanges(folder, { packages })).toEqual([]);
    write('packages/client/api-report.md', 'type Task = 2;\n');
    expect(unannouncedApiChanges(folder, { packages })).toEqual(['client']);
    commit();
    expect(unannouncedApiChanges(folder, { packages })).toEqual(['client']);
    write('.changeset/due-times.md', changeset('@tramita/server'));
    expect(unannouncedApiChanges(folder, { packages })).toEqual(['client']);
    write('.changeset/due-times.md', changeset('@tramita/client'));
    expect(unannouncedApiChanges(folder, { packages })).toEqual([]);
    commit();
    expect(unannouncedApiChanges(folder, { packages })).toEqual([]);
  });

  test('E1.15 is compared with the last release on the main branch', () => {
    git('switch', '-q', 'main');
    write('packages/client/package.json', '{\n  "version": "1.0.0"\n}\n');
    rmSync(join(folder, '.changeset/earlier.md'));
    commit();
    expect(unannouncedApiChanges(folder, { packages })).toEqual([]);
    write('packages/client/api-report.md', 'type Task = 2;\n');
    commit();
    expect(unannouncedApiChanges(folder, { packages })).toEqual(['client']);
    write('.changeset/due-times.md', changeset('@tramita/client'));
    expect(unannouncedApiChanges(folder, { packages })).toEqual([]);
  });
});
