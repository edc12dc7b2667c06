import { execFile } from 'node:child_process';
import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, inject, test } from 'vitest';
import { type compilers, oldQuery } from './install.ts';
import { manifestOf, modulesOf } from './installed-package.ts';
import { strictOptions as compilerOptions } from './strict-options.ts';

const run = promisify(execFile);
const { page, oldPage, compilers: compilerFolder } = inject('installed');

/** Writes a project that imports everything that the packages export, and a page with some widgets. */
async function writeProject(folder: string): Promise<void> {
  const modules = [...(await modulesOf(folder, 'client')), ...(await modulesOf(folder, 'widgets'))];
  const imports = modules.map((name, at) => `import * as module${at} from '${name}';`);
  const list = `export const all = [${modules.map((_name, at) => `module${at}`)}];`;
  await writeFile(join(folder, 'all.ts'), [...imports, list].join('\n'));
  await copyFile(new URL('page.tsx', import.meta.url), join(folder, 'page.tsx'));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['all.ts', 'page.tsx'] }));
}

beforeAll(() => Promise.all([page, oldPage].map(writeProject)));

test.concurrent.each([
  { react: 18, folder: oldPage, compiler: 'typescript-5.4' },
  { react: 19, folder: page, compiler: 'typescript-5.9' },
  { react: 18, folder: oldPage, compiler: 'typescript-6' },
  { react: 18, folder: oldPage, compiler: 'typescript-7' },
  { react: 19, folder: page, compiler: 'typescript-7' },
] satisfies { react: number; folder: string; compiler: keyof typeof compilers }[])(
  'E1.14 E3.03 a strict project with the types of React $react compiles with $compiler',
  async ({ folder, compiler }) => {
    const tsc = join(compilerFolder, 'node_modules', compiler, 'bin/tsc');
    // several checkers of version 7 repeat a third of the work
    const flags = compiler === 'typescript-7' ? ['--checkers', '1'] : [];
    const { stdout } = await run(process.execPath, [tsc, '-p', folder, ...flags]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe('');
  },
);

test('E1.07 a page with another version of TanStack Query installs one copy and shares its query client', async () => {
  const copies = (await readdir(oldPage, { recursive: true })).filter((file) =>
    file.endsWith('@tanstack/react-query/package.json'),
  );
  expect(copies).toEqual(['node_modules/@tanstack/react-query/package.json']);
  const { version } = await manifestOf(join(oldPage, 'node_modules/@tanstack/react-query'));
  // page.tsx, compiled above, passes the page's query client to the widgets
  expect(version).toBe(oldQuery);
});
