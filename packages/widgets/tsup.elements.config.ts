import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { tieredStyles } from './build-css.ts';
import { bundledLibraries } from './bundled-libraries.ts';

/** `virtual:nps-form-css` is the style sheet that the main build wrote, as a string. */
const widgetCss: Plugin = {
  name: 'widget-css',
  setup(build) {
    build.onResolve({ filter: /^virtual:nps-form-css$/ }, (args) => ({ path: args.path, namespace: 'widget-css' }));
    build.onLoad({ filter: /.*/, namespace: 'widget-css' }, async () => ({
      contents: await readFile('dist/nps-form.css', 'utf8'),
      loader: 'text',
    }));
  },
};

/** An element brings its own view library: Preact under React's names, a tenth of the weight. */
const preact: Plugin = {
  name: 'preact',
  setup(build) {
    const viewLibrary = resolve('src/elements/react-over-preact.ts');
    build.onResolve({ filter: /^react(-dom(\/client)?)?$/ }, () => ({ path: viewLibrary }));
    build.onResolve({ filter: /^react\/jsx-runtime$/ }, ({ resolveDir, kind }) =>
      build.resolve('preact/jsx-runtime', { resolveDir, kind }),
    );
  },
};

export default defineConfig({
  entry: { 'elements/nps-form': 'src/elements/nps-form.ts' },
  format: ['esm'],
  platform: 'browser',
  target: 'es2022',
  splitting: false,
  minify: true,
  clean: false,
  dts: false,
  noExternal: [/.*/],
  env: { NODE_ENV: 'production' },
  // a module is UTF-8 whatever its page is written in
  esbuildOptions: (options) => {
    options.charset = 'utf8';
  },
  esbuildPlugins: [preact, widgetCss, tieredStyles(), bundledLibraries('dist/elements/LICENSES.txt')],
  onSuccess: async () => {
    await rm('dist/elements/nps-form.css', { force: true });
  },
});
