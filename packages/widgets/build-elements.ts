import { globSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { type Plugin, rolldown } from 'rolldown';
import { writeLicenses } from './bundled-libraries.ts';
import manifest from './package.json' with { type: 'json' };

/** The class names of the style sheets, without the styles: those are modules, written by the main build. */
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

/** `virtual:sheet/summary` is a module that the main build wrote; it is imported by files of `parts`. */
const writtenSheets: Plugin = {
  name: 'written-sheets',
  resolveId: {
    filter: { id: /^virtual:sheet\// },
    handler: (id) => ({ id: id.replace(/^virtual:sheet\/(.*)$/, '../sheets/$1.js'), external: true }),
  },
};

/** Elements contain their own view library: Preact with React's names has a fifth of the weight. */
const preactForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

/**
 * Writes the loader of the elements and the code of each, `dist/elements/index.js` and `dist/elements/parts`.
 *
 * Rolldown follows what each element uses through files that only re-export, such as those of icons and endpoints, so
 * that it downloads these alone. The bundler of the other builds puts everything that any element uses of such a file
 * into the first download of all elements.
 */
export async function buildElements(): Promise<void> {
  for (const file of globSync('dist/elements/parts/*')) await rm(file);
  const bundle = await rolldown({
    input: { index: 'src/elements/index.ts' },
    platform: 'browser',
    resolve: {
      conditionNames: ['@tramita/source', 'browser', 'import', 'default'],
      alias: preactForReact,
    },
    transform: {
      target: 'es2022',
      define: {
        'process.env.NODE_ENV': '"production"',
        TRAMITA_WIDGETS_VERSION: JSON.stringify(manifest.version),
      },
    },
    plugins: [classNames, writtenSheets],
    // directives such as "use client" have no meaning in a page
    checks: { moduleLevelDirective: false },
    onLog: (level, log, report) => {
      if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
    },
  });
  const { output } = await bundle.write({
    dir: 'dist/elements',
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name]-[hash].js',
    minify: true,
    comments: { legal: false },
  });
  await bundle.close();
  await writeLicenses(
    'dist/elements/LICENSES.txt',
    output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : [])),
  );
}
