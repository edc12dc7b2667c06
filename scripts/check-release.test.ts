import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releaseProblems } from './lib/release-problems.mjs';
import { root } from './lib/run.mjs';

const files = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts'];

function release({ tarball = {}, ...rest } = {}) {
  const version = rest.version ?? '1.0.0';
  return {
    before: '0.0.0',
    version,
    changesets: [{ path: '.changeset/due.md', text: 'Tasks have a due time.\n\nSee the guide.' }],
    tarball: {
      files: files.map((file) => `package/${file}`),
      manifest: { version, exports: { '.': {} }, dependencies: { '@tramita/client': '^1.0.0' } },
      changelog: `# @tramita/x\n\n## ${version}\n\n### Major Changes\n\n- 1a2b3c4: Tasks have a due time.\n`,
      ...tarball,
    },
    ...rest,
  };
}
const problemsOf = (changes) => releaseProblems('@tramita/x', release(changes));

describe('the rehearsal of a release', () => {
  test('E1.16 accepts 1.0.0 as the first version, and later a higher one', () => {
    expect(problemsOf()).toEqual([]);
    expect(problemsOf({ before: '1.9.0', version: '1.10.0' })).toEqual([]);
    expect(problemsOf({ before: '1.9.0', version: '1.9.0', changesets: [] })).toEqual([]);
  });

  test('E1.16 reports another first version and a version that was not raised', () => {
    expect(problemsOf({ version: '0.1.0' })).toEqual(['@tramita/x has first version 0.1.0 instead of 1.0.0']);
    expect(problemsOf({ before: '1.2.0', version: '1.2.0' })).toEqual(['@tramita/x keeps version 1.2.0']);
    expect(problemsOf({ before: '1.2.0', version: '1.1.9' })).toEqual(['@tramita/x keeps version 1.1.9']);
  });

  test('E1.16 reports a changelog without the version or without the text of a changeset', () => {
    expect(problemsOf({ tarball: { changelog: '' } })).toEqual([
      '@tramita/x has no changelog of 1.0.0',
      '@tramita/x has a changelog without the text of .changeset/due.md',
    ]);
  });

  test('E1.16 reports missing files, tests, and versions that only the workspace knows', () => {
    expect(problemsOf({ tarball: { files: files.slice(1).map((file) => `package/${file}`) } })).toEqual([
      '@tramita/x is packed without package.json',
    ]);
    const withTest = [...files, 'dist/a.test.js'].map((file) => `package/${file}`);
    expect(problemsOf({ tarball: { files: withTest } })).toEqual(['@tramita/x is packed with tests']);
    const manifest = { version: '1.0.0', exports: { '.': {} }, dependencies: { '@tramita/client': 'workspace:^' } };
    expect(problemsOf({ tarball: { manifest } })).toEqual(['@tramita/x is packed with "workspace:"']);
  });
});

test('E1.16 the workflow raises versions with changesets and publishes with provenance', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(workflow).toMatch(/^ {6}id-token: write$/m);
  expect(workflow).toMatch(/^ {10}NPM_CONFIG_PROVENANCE: (['"])true\1$/m);
  expect(workflow).toMatch(/^ {10}version: pnpm changeset version$/m);
  const publish = /^ {10}publish: pnpm (\w+)$/m.exec(workflow)?.[1] ?? '';
  expect(scripts[publish]).toMatch(/changeset publish$/);
});
