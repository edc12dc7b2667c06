import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The parts of a package.json that the tests read. */
export interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** Reads the package.json of a package. */
export async function manifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}

/**
 * Returns what a script can import from an installed package, without its style sheets, and without the single files of the
 * client, which have no types: they are for the code of the widgets.
 */
export async function modulesOf(folder: string, name: string): Promise<string[]> {
  const { exports } = await manifestOf(join(folder, 'node_modules/@tramita', name));
  // an export with types alone adds to the types of a view library, which the page may not have
  return Object.entries(exports)
    .filter(([path, target]) => !/\.(css|json)$|\*/.test(path) && Object.keys(Object(target)).join() !== 'types')
    .map(([path]) => `@tramita/${name}${path.slice(1)}`);
}
