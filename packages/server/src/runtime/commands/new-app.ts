import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ConfigError } from '../../config/config-error.ts';

/** Files that a package on npm cannot contain under their own names. */
const renamed = { gitignore: '.gitignore', env: '.env' };

/** A name that npm accepts for a package, from the name of a folder. */
const packageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'tramita-app';

interface NewAppOptions {
  /** Absolute path of the new folder. */
  readonly folder: string;
  /** Folder with the files of the application. */
  readonly template: string;
  /** Version of the packages that it installs. */
  readonly version: string;
}

/**
 * Writes an application with the widgets into a new or empty folder.
 *
 * @throws {ConfigError} if the folder contains anything
 */
export async function newApp({ folder, template, version }: NewAppOptions): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new ConfigError(`A pasta ${folder} já tem arquivos; informe uma pasta nova ou vazia.`);
  }
  await mkdir(folder, { recursive: true });
  await cp(template, folder, { recursive: true });
  for (const [from, to] of Object.entries(renamed)) await rename(join(folder, from), join(folder, to));
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const pinned = (packages: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(packages).map(([name, range]) => [name, name.startsWith('@tramita/') ? `^${version}` : range]),
    );
  const own = {
    ...manifest,
    name: packageName(folder),
    dependencies: pinned(manifest.dependencies),
    devDependencies: pinned(manifest.devDependencies),
  };
  await writeFile(file, `${JSON.stringify(own, null, 2)}\n`);
}
