import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { build, type Plugin, type PluginBuild, transform } from 'esbuild';

/**
 * Prepares the libraries that are built into the package, so that a page does not install ten times as much of them: all
 * icons, all languages of the dates. Libraries that a page shares with the widgets are peer dependencies and stay out.
 *
 * @param licenses the file for the licenses of these libraries
 */
export const bundledLibraries = (licenses: string): Plugin => ({
  name: 'bundled-libraries',
  setup(build) {
    shrinkLibraries(build);
    importRequiredReact(build);
    build.initialOptions.metafile = true;
    build.onEnd(async ({ metafile }) => {
      const inputs = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) => Object.keys(inputs));
      await writeLicenses(licenses, inputs);
    });
  },
});

/** Writes the licenses of the libraries that a build contains, by the paths of its source files. */
export async function writeLicenses(file: string, inputs: readonly string[]): Promise<void> {
  const folders = new Set(inputs.filter((input) => input.includes('node_modules/')).map(packageFolderOf));
  const texts = await Promise.all([...folders].map(licenseOf));
  // a build writes them before its first file
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, texts.sort().join(`\n${'-'.repeat(80)}\n\n`));
}

/** The largest libraries are read without comments and blanks. */
function shrinkLibraries(build: PluginBuild): void {
  build.onLoad({ filter: /node_modules[\\/](@e965[\\/]xlsx|prosemirror-\w+)[\\/].*\.m?js$/ }, async ({ path }) => {
    const source = await readFile(path, 'utf8');
    const { code } = await transform(source, { minifyWhitespace: true, legalComments: 'none', target: 'es2022' });
    return { contents: code, loader: 'js' };
  });
}

/** A library that requires React would need `require` in the browser: it gets a module that imports React. */
function importRequiredReact(build: PluginBuild): void {
  build.onResolve({ filter: /^react$/ }, ({ path, kind }) =>
    kind === 'require-call' ? { path, namespace: 'required' } : { path, external: true },
  );
  build.onLoad({ filter: /.*/, namespace: 'required' }, ({ path }) => ({ contents: `export * from '${path}';` }));
}

/**
 * Returns the files of libraries that the entries use, as further entries of the build. Each is then in an output file
 * of its own: a page's bundler can drop a whole file, but not one of many icons in a shared file.
 *
 * @param folder the folder of these entries in the output, which no one imports and which can be deleted
 */
export async function libraryEntries(
  folder: string,
  { entries, external, plugins }: { entries: Readonly<Record<string, string>>; external: string[]; plugins: Plugin[] },
): Promise<Record<string, string>> {
  const { metafile } = await build({
    entryPoints: entries,
    external,
    plugins,
    bundle: true,
    splitting: true,
    format: 'esm',
    metafile: true,
    write: false,
    outdir: folder,
    logLevel: 'error',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  const files = used.filter((file) => /node_modules\/.*\.m?js$/.test(file)).sort();
  return Object.fromEntries(files.map((file, index) => [`${folder}/${index}`, file]));
}

/** The folder of the package that a file belongs to. */
function packageFolderOf(file: string): string {
  const [, before = '', name = ''] = /^(.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(file.replaceAll(sep, '/')) ?? [];
  return before + name;
}

async function licenseOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).find((candidate) => /^licen[cs]e/i.test(candidate));
  const text = file ? await readFile(join(folder, file), 'utf8') : `License: ${license}`;
  return `${name} ${version}\n\n${text.trim()}\n`;
}
