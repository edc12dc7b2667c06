import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';

/** The plugin announces on every run that the compiler's interface is new. */
const logger = { info: () => {}, warn: () => {}, error: console.error };

/**
 * Writes the declarations of a package into `dist`: one file for each entry, and files of `dist/types` for what several
 * entries share. The compiler of the workspace does it in a tenth of the time of tsup's own option.
 *
 * @param entries source files by the name of their output, which may contain folders
 */
export async function buildTypes(entries: Readonly<Record<string, string>>): Promise<void> {
  const declarations = Object.entries(entries).map(([name, source]) => ({
    name,
    file: source.replace(/\.ts$/, '.d.ts'),
  }));
  const bundle = await rolldown({
    input: entries,
    // imports of packages stay
    external: [/^[^./]/],
    // on a slow machine the bundler would report how long each plugin took
    checks: { bundlerTimings: false },
    plugins: [dts({ generator: 'tsgo', emitDtsOnly: true, tsconfig: 'tsconfig.types.json', logger })],
  });
  await bundle.write({
    dir: 'dist',
    // the plugin names declarations after their source file, which is often index.ts
    entryFileNames: ({ facadeModuleId }) => {
      const path = facadeModuleId?.replaceAll('\\', '/');
      const entry = declarations.find(({ file }) => path?.endsWith(`/${file}`));
      return entry ? `${entry.name}.d.ts` : '[name].js';
    },
    chunkFileNames: 'types/[name]-[hash].d.ts',
  });
  await bundle.close();
}
