import { execFile } from 'node:child_process';
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
