import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { transform } from 'esbuild';
import {
  type CodeSplittingOptions,
  type InputOptions,
  type OutputOptions,
  type Plugin,
  type RolldownOutput,
  rolldown,
} from 'rolldown';
import { minify } from 'terser';
import { addTier } from '../../style-tiers.ts';
import { writeLicenses } from './bundled-libraries.ts';
import { readContract, readSchemas } from './called-contract.ts';
import { partsOfRatingForm, partsOnDemand } from './element-parts.ts';
import { closeToLimit, firstScreens } from './first-screens.ts';
import manifest from './package.json' with { type: 'json' };
import { sharedFiles } from './shared-files.ts';
import { shortStyles } from './short-styles.ts';

/** The class names of the style sheets, without the styles: those are in the published style sheets. */
export const classNames: Plugin = {
  name: 'class-names',
  load: {
    filter: { id: cssFileFilter },
    async handler(filePath) {
      const { source } = await compile({ filePath, cwd: process.cwd(), identOption: 'short' });
      const code = await processVanillaFile({ source, filePath, identOption: 'short', outputCss: false });
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  },
};

const addStyles = resolve('src/elements/part-styles.ts');
const styles = '\0styles:';

/** Style sheets as modules: the class names, and for each file its styles, added when the code that uses it is loaded. */
function partStyles(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: 'part-styles',
    resolveId: { filter: { id: /^\0styles:/ }, handler: (id) => id },
    load: {
      filter: { id: [cssFileFilter, /^\0styles:/] },
      async handler(id) {
        if (id.startsWith(styles)) {
          const code = `import { addStyles } from ${JSON.stringify(addStyles)}; addStyles(${JSON.stringify(texts.get(id))});`;
          return { code, moduleType: 'js', moduleSideEffects: true };
        }
        const { source } = await compile({ filePath: id, cwd: process.cwd(), identOption: 'short' });
        const code = await processVanillaFile({
          source,
          filePath: id,
          identOption: 'short',
          // also the files whose classes this file contains
          serializeVirtualCssPath: async ({ fileScope, source: css }) => {
            const path = `${styles}${fileScope.filePath}`;
            const { code } = await transform(addTier(css, fileScope.filePath), {
              loader: 'css',
              minify: true,
              target: 'es2022',
            });
            texts.set(path, shortStyles(code.trim()));
            return `import ${JSON.stringify(path)};`;
          },
        });
        return { code, moduleType: 'js', moduleSideEffects: true };
      },
    },
  };
}

/** The style sheet of the rating form as text, from the main build, for the element that is a single file. */
const writtenStyles: Plugin = {
  name: 'written-styles',
  resolveId: { filter: { id: /^virtual:sheet\/nps-form$/ }, handler: () => '\0sheet' },
  load: {
    filter: { id: /^\0sheet$/ },
    handler: async () =>
      `export default () => ${JSON.stringify(shortStyles(await readFile('dist/nps-form.css', 'utf8')))};`,
  },
};

/** The style sheet of a whole widget, `virtual:sheet/summary`: an element never loads it, because its parts bring theirs. */
const noSheets: Plugin = {
  name: 'no-sheets',
  resolveId: { filter: { id: /^virtual:sheet\// }, handler: () => '\0no-sheet' },
  load: { filter: { id: /^\0no-sheet$/ }, handler: () => "export default () => '';" },
};

/** The view library of the elements: Preact under React's names has a fifth of the weight of React. */
const preactForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: resolve('src/elements/view/react.ts'),
};

/** The icons of lucide-react with our own component: that of the library is heavier than a dozen icons. */
const ownIcons: Plugin = {
  name: 'own-icons',
  resolveId: {
    filter: { id: /[\\/]createLucideIcon\.mjs$/ },
    handler: () => resolve('src/elements/view/create-icon.ts'),
  },
};

/** Selection from a store without the CommonJS files of `use-sync-external-store`, which support React 16 and 17. */
const ownSelection: Plugin = {
  name: 'own-selection',
  resolveId: {
    filter: { id: /^use-sync-external-store\/shim\/with-selector$/ },
    handler: () => resolve('src/elements/view/select-from-store.ts'),
  },
};

/** The view library of the rating form as a single file: Preact's core, because its React layer is as large as the form. */
const viewLibrary = resolve('src/elements/react-over-preact.ts');
const coreForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': viewLibrary,
  'react-dom': viewLibrary,
  react: viewLibrary,
};

/** Returns how elements are bundled, with the modules that replace React and further plugins. */
const inputOptions = (
  input: Readonly<Record<string, string>>,
  react: Readonly<Record<string, string>>,
  plugins: readonly Plugin[],
): InputOptions => ({
  input,
  platform: 'browser',
  resolve: {
    conditionNames: ['@tramita/source', 'browser', 'import', 'default'],
    alias: { ...react, ...readSchemas },
  },
  transform: {
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      TRAMITA_WIDGETS_VERSION: JSON.stringify(manifest.version),
    },
  },
  plugins: [ownIcons, ownSelection, readContract, ...plugins],
  // directives such as "use client" have no meaning in a page; on a slow machine the bundler would report its times
  checks: { moduleLevelDirective: false, bundlerTimings: false },
  onLog: (level, log, report) => {
    if (log.code === 'MODULE_LEVEL_DIRECTIVE') return;
    // a function that our own modules do not have in place of the libraries' ones would fail in the page
    report(log.code === 'IMPORT_IS_UNDEFINED' ? 'error' : level, log);
  },
});

/** The loader and, as parts loaded on demand, all elements. */
const loaderOptions = inputOptions({ index: 'src/elements/index.ts' }, preactForReact, [
  partStyles(),
  noSheets,
  ...partsOnDemand,
]);

const outputOptions: OutputOptions = {
  dir: 'dist/elements',
  entryFileNames: '[name].js',
  chunkFileNames: 'parts/[name]-[hash].js',
  minify: true,
  comments: { legal: false, annotation: false },
};

/** Minifies the written files once more, in several passes: the bundler's single one leaves 2 % more. */
const smallest: Plugin = {
  name: 'smallest',
  async generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } });
      if (code) file.code = code;
    }
  },
};

/** Writes `dist/elements/nps-form.js`, a single file for pages that need the rating form alone. */
export async function buildRatingForm(): Promise<void> {
  const bundle = await rolldown(
    inputOptions({ 'nps-form': 'src/elements/nps-form.ts' }, coreForReact, [
      classNames,
      writtenStyles,
      ...partsOfRatingForm,
    ]),
  );
  const { output } = await bundle.write({ ...outputOptions, plugins: [smallest] });
  await bundle.close();
  await writeLicenses('dist/elements/LICENSES-nps-form.txt', modulesOf(output));
}

/**
 * Writes the loader of the elements and the code of each, `dist/elements/index.js` and `dist/elements/parts`.
 *
 * Rolldown follows what each element uses through files that only re-export, such as those of icons and endpoints, so
 * that it downloads these alone. The bundler of the other builds puts everything that any element uses of such a file
 * into the first download of all elements.
 */
export async function buildElements(): Promise<void> {
  for (const file of globSync('dist/elements/parts/*')) await rm(file);
  const { output } = await writeElements(await joinedFiles());
  await writeLicenses('dist/elements/LICENSES.txt', modulesOf(output));
}

/** Returns the paths of all modules that a build contains. */
const modulesOf = (output: RolldownOutput['output']): readonly string[] =>
  output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));

/** Decides from a first bundle which modules share a file. */
async function joinedFiles(): Promise<CodeSplittingOptions> {
  const bundle = await rolldown(loaderOptions);
  const { output } = await bundle.generate(outputOptions);
  await bundle.close();
  const files = sharedFiles(output, firstScreens, closeToLimit, (id) => id.startsWith(styles));
  return {
    // a file gets exactly the modules decided for it
    includeDependenciesRecursively: false,
    groups: [{ name: (id) => files.get(id) ?? null, test: (id) => files.has(id), debugName: 'shared' }],
  };
}

async function writeElements(codeSplitting: CodeSplittingOptions): Promise<RolldownOutput> {
  const bundle = await rolldown({ ...loaderOptions, preserveEntrySignatures: 'allow-extension' });
  const output = await bundle.write({ ...outputOptions, plugins: [smallest], codeSplitting });
  await bundle.close();
  return output;
}
