import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const run = promisify(execFile);

/** Published packages in the order in which their tarballs are listed. */
const names = ['client', 'widgets', 'server'] as const;

export interface Installed {
  /** Path of each package's tarball. */
  readonly tarballs: Readonly<Record<(typeof names)[number], string>>;
  /** Folder with client, widgets and the newest versions of their peer dependencies. */
  readonly page: string;
  /** Folder with client, widgets and the oldest versions of their peer dependencies. */
  readonly oldPage: string;
  /** Folder with the compilers of {@link compilers}. */
  readonly compilers: string;
  /** Folder with client and server. */
  readonly server: string;
  /** Folder with client and server as for production: without optional dependencies. */
  readonly production: string;
}

/** Versions of TypeScript that consumers compile with, by the name of their folder. */
export const compilers = {
  'typescript-5.4': '5.4',
  'typescript-5.9': '5.9',
  'typescript-6': '6',
  'typescript-7': '7',
} as const;

/** A version of TanStack Query with which the widgets are not developed. */
export const oldQuery = '5.80.7';

declare module 'vitest' {
  interface ProvidedContext {
    installed: Installed;
  }
}

const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

/** Creates an empty npm project and installs packages in it. */
export async function installIn(
  folder: string,
  packages: readonly string[],
  flags: readonly string[] = [],
): Promise<string> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  await run('npm', ['install', ...quiet, ...flags, ...packages], { cwd: folder });
  return folder;
}

let folder: string;

/** Packs the published packages once and installs the tarballs in folders outside the workspace. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'tramita-packages-'));
  // the packages contain the documentation and the texts for assistants
  await run(process.execPath, ['scripts/docs/build.mjs'], { maxBuffer: 2 ** 26 });
  // one after the other: packing the server copies the portal into its folder for a moment
  for (const name of names) await run('pnpm', ['--filter', `@tramita/${name}`, 'pack', '--pack-destination', folder]);
  const files = await readdir(folder);
  const tarball = (name: string) => join(folder, files.find((file) => file.startsWith(`tramita-${name}-`)) ?? name);
  const tarballs = { client: tarball('client'), widgets: tarball('widgets'), server: tarball('server') };
  const widgets = [tarballs.client, tarballs.widgets];
  const [page, oldPage, server, production, compilerFolder] = await Promise.all([
    installIn(join(folder, 'page'), [
      ...widgets,
      ...['react', 'react-dom', '@types/react', '@types/react-dom', '@tanstack/react-query'],
    ]),
    installIn(join(folder, 'old-page'), [
      ...widgets,
      ...['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => `${name}@18`),
      `@tanstack/react-query@${oldQuery}`,
    ]),
    installIn(join(folder, 'server'), [tarballs.client, tarballs.server]),
    installIn(join(folder, 'production'), [tarballs.client, tarballs.server], ['--omit=optional']),
    installIn(
      join(folder, 'compilers'),
      Object.entries(compilers).map(([name, version]) => `${name}@npm:typescript@${version}`),
    ),
  ]);
  project.provide('installed', { tarballs, page, oldPage, server, production, compilers: compilerFolder });
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}
