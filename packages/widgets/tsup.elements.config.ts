import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { tieredStyles } from './build-css.ts';
import { buildElements, shortened } from './build-elements.ts';
import { bundledLibraries } from './bundled-libraries.ts';

/** `virtual:sheet/nps-form` returns the style sheet of the form as text, written by the main build. */
const writtenStyles: Plugin = {
  name: 'written-styles',
  setup(build) {
    build.onResolve({ filter: /^virtual:sheet\/nps-form$/ }, ({ path }) => ({ path, namespace: 'widget-css' }));
    build.onLoad({ filter: /.*/, namespace: 'widget-css' }, async () => ({
      contents: `export default () => ${JSON.stringify(shortened(await readFile('dist/nps-form.css', 'utf8')))};`,
      loader: 'js',
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

// one file for the page that needs this form alone; then the loader of all elements with its files
export default defineConfig({
  entry: { 'elements/nps-form': 'src/elements/nps-form.ts' },
  format: ['esm'],
  platform: 'browser',
  target: 'es2022',
  minify: true,
  clean: false,
  dts: false,
  splitting: false,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  esbuildOptions: (options) => {
    // a module is UTF-8 whatever its page is written in
    options.charset = 'utf8';
  },
  esbuildPlugins: [preactCore, writtenStyles, tieredStyles(), bundledLibraries('dist/elements/LICENSES-nps-form.txt')],
  onSuccess: async () => {
    await rm('dist/elements/nps-form.css', { force: true });
    await buildElements();
  },
});
