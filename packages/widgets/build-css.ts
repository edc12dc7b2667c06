import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type Plugin, transform } from 'esbuild';
import { addTier } from '../../style-tiers.ts';

/** The plugin of vanilla-extract, whose style sheets get the weight of their tier. */
export function tieredStyles(): Plugin {
  const plugin = vanillaExtractPlugin({ identifiers: 'short' });
  const setup: Plugin['setup'] = (build) =>
    plugin.setup({
      ...build,
      onLoad: (options, load) =>
        build.onLoad(options, async (args) => {
          const loaded = await load(args);
          if (loaded?.loader !== 'css') return loaded;
          return { ...loaded, contents: addTier(String(loaded.contents), args.path) };
        }),
    });
  return { ...plugin, setup };
}

/** `virtual:sheet/summary` is the published style sheet of that subpath as text, written by `finishCss`. */
export const sheetModules: Plugin = {
  name: 'sheet-modules',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^virtual:sheet\// }, ({ path }) => ({
      path: path.replace(/^virtual:sheet\/(.*)$/, './elements/sheets/$1.js'),
      external: true,
    })),
};

/**
 * Leaves an entry that is loaded on demand in a file of its own. Otherwise the style sheet of each subpath that may load it
 * would contain its styles too.
 */
export const lateEntries = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'late-entries',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\./ }, ({ path, resolveDir, kind }) => {
      const file = resolve(resolveDir, path);
      const entry = Object.entries(entries).find(([, source]) => resolve(source) === file)?.[0];
      return kind === 'dynamic-import' && entry ? { path: `./${entry}.js`, external: true } : undefined;
    }),
});

/** Subpaths whose sheets keep all tokens, because a page may use any of them. */
const wholeTheme = new Set(['provider', 'theme', 'ui']);

const uses = /var\((--t-[\w-]+)/g;
const declarations = /(--t-[\w-]+):[^;}]*;?/g;

const namesIn = (text: string): string[] => [...text.matchAll(uses)].map(([, name = '']) => name);

/**
 * Returns the code of a subpath with everything it imports except other entries, to find the tokens that it refers to by
 * name.
 */
async function codeOf(door: string, entries: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`dist/${door}.js`],
    bundle: true,
    format: 'esm',
    packages: 'external',
    // these modules are styles, and are written later
    external: ['./elements/sheets/*', ...entries.filter((name) => name !== door).map((name) => `./${name}.js`)],
    treeShaking: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Minifies the style sheet of each subpath, removes the tokens that the subpath does not use, and writes the sheet a
 * second time as a module for shadow roots. A sheet contains the styles of parts that load later as well, so that these
 * are never shown without styles; the separate sheets that the bundler wrote for such parts are deleted.
 *
 * @param doors the entries that have a style sheet
 * @param entries all entries
 */
export async function finishCss(doors: readonly string[], entries: readonly string[]): Promise<void> {
  const sheets = doors.map((door) => `${door}.css`);
  const written = (await readdir('dist')).filter((name) => /\.css(\.map)?$/.test(name));
  for (const name of written) if (!sheets.includes(name)) await rm(`dist/${name}`);
  await mkdir('dist/elements/sheets', { recursive: true });
  for (const door of doors) {
    const file = `${door}.css`;
    const source = (await readFile(`dist/${file}`, 'utf8')).replaceAll(/\/\*#.*?\*\//gs, '');
    const { code } = await transform(source, { loader: 'css', minify: true, target: 'es2022' });
    const used = new Set([...namesIn(code), ...(wholeTheme.has(door) ? [] : namesIn(await codeOf(door, entries)))]);
    const css = wholeTheme.has(door)
      ? code
      : code.replaceAll(declarations, (declared: string, name: string) => (used.has(name) ? declared : ''));
    await writeFile(`dist/${file}`, css);
    await writeFile(`dist/elements/sheets/${door}.js`, `export default () => ${JSON.stringify(css)};\n`);
  }
}
