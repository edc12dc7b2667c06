import { resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { classNames } from './build-elements.ts';

/** The entries of the package and the files that server components cannot use. */
export interface ServerEntries {
  readonly doors: Readonly<Record<string, string>>;
  readonly client: ReadonlySet<string>;
  /** Libraries that a page shares with the widgets. */
  readonly shared: readonly string[];
}

/** Imports what a server component can only pass on, from the file that is marked with `'use client'`. */
function fromBrowserFiles({ doors, client }: ServerEntries): Plugin {
  const doorOf = new Map(Object.entries(doors).map(([name, file]) => [resolve(file), name]));
  return {
    name: 'from-browser-files',
    async resolveId(source, importer) {
      const door = importer && doorOf.get(importer);
      if (!door) return null;
      const target = await this.resolve(source, importer, { skipSelf: true });
      return target && client.has(target.id) ? { id: `../${door}.js`, external: true } : null;
    },
  };
}

/**
 * Writes the entries for the condition `react-server`, `dist/server`. In them, constants and pure functions, such as
 * `vars` and `prefetchTaskInbox`, are what they are, while components stay references to the files of the browser. Without
 * them, everything that a file with components exports would be such a reference.
 */
export async function buildServerEntries(entries: ServerEntries): Promise<void> {
  const bundle = await rolldown({
    input: { ...entries.doors },
    platform: 'neutral',
    checks: { bundlerTimings: false },
    external: entries.shared.map((name) => new RegExp(`^${name}(/|$)`)),
    plugins: [fromBrowserFiles(entries), classNames],
  });
  await bundle.write({ dir: 'dist/server', entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' });
  await bundle.close();
}
