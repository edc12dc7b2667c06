import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';
import { tieredStyles } from './build-css.ts';
import { bundledLibraries } from './bundled-libraries.ts';

/** The style sheets that the main build wrote: `virtual:nps-form-css` as a string, `virtual:sheet/summary` as a module. */
const writtenStyles: Plugin = {
  name: 'written-styles',
  setup(build) {
    build.onResolve({ filter: /^virtual:nps-form-css$/ }, ({ path }) => ({ path, namespace: 'widget-css' }));
    build.onLoad({ filter: /.*/, namespace: 'widget-css' }, async () => ({
      contents: await readFile('dist/nps-form.css', 'utf8'),
      loader: 'text',
    }));
    // imported by files of `parts`
    build.onResolve({ filter: /^virtual:sheet\// }, ({ path }) => ({
      path: path.replace(/^virtual:sheet\/(.*)$/, '../sheets/$1.js'),
      external: true,
    }));
  },
};

/** The one element that needs only Preact's core: its compatibility layer is as large as the form. */
const preactCore: Plugin = {
  name: 'preact-core',
  setup(build) {
    const viewLibrary = resolve('src/elements/react-over-preact.ts');
    build.onResolve({ filter: /^react(-dom(\/client)?)?$/ }, () => ({ path: viewLibrary }));
    build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ resolveDir, kind }) =>
      build.resolve('preact/jsx-runtime', { resolveDir: resolveDir || '.', kind }),
    );
  },
};

/** Elements bring their own view library: Preact under React's names, a fifth of the weight. */
const preactForReact: Plugin = {
  name: 'preact-for-react',
  setup(build) {
    const names: Readonly<Record<string, string>> = {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    };
    build.onResolve({ filter: /^react(-dom(\/client)?|\/jsx-runtime)?$/ }, ({ path, kind }) =>
      build.resolve(names[path] ?? path, { resolveDir: resolve('src'), kind }),
    );
  },
};

const shared: Options = {
  format: ['esm'],
  platform: 'browser',
  target: 'es2022',
  minify: true,
  clean: false,
  dts: false,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
};

// a module is UTF-8 whatever its page is written in
const charset = 'utf8';

export default defineConfig([
  {
    ...shared,
    entry: { 'elements/nps-form': 'src/elements/nps-form.ts' },
    splitting: false,
    esbuildOptions: (options) => {
      options.charset = charset;
    },
    esbuildPlugins: [
      preactCore,
      writtenStyles,
      tieredStyles(),
      bundledLibraries('dist/elements/LICENSES-nps-form.txt'),
    ],
    onSuccess: () => rm('dist/elements/nps-form.css', { force: true }),
  },
  {
    ...shared,
    entry: { 'elements/index': 'src/elements/index.ts' },
    splitting: true,
    esbuildOptions: (options) => {
      options.charset = charset;
      options.chunkNames = 'elements/parts/[name]-[hash]';
    },
    esbuildPlugins: [preactForReact, writtenStyles, tieredStyles(), bundledLibraries('dist/elements/LICENSES.txt')],
    // the styles of the widgets are modules; what the bundler collected from the same sources is not needed
    onSuccess: async () => {
      for (const file of globSync('dist/elements/{index,parts/*}.css')) await rm(file);
    },
  },
]);
