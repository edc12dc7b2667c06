import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { type Plugin, transform } from 'esbuild';
import { defineConfig } from 'tsup';

const require = createRequire(import.meta.url);

/** `virtual:nps-form-css` is the style sheet that the main build wrote, minified, as a string. */
const widgetCss: Plugin = {
  name: 'widget-css',
  setup(build) {
    build.onResolve({ filter: /^virtual:nps-form-css$/ }, (args) => ({ path: args.path, namespace: 'widget-css' }));
    build.onLoad({ filter: /.*/, namespace: 'widget-css' }, async () => {
      const css = await readFile('dist/nps-form.css', 'utf8');
      const { code } = await transform(css, { loader: 'css', minify: true });
      return { contents: code.replace(/\/\*#.*?\*\//g, '').trim(), loader: 'text' };
    });
  },
};

/** An element brings its own view library: Preact under React's names, a fifth of the weight. */
const preact: Plugin = {
  name: 'preact',
  setup(build) {
    const names: Record<string, string> = {
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react-dom/client': 'preact/compat/client',
      'react/jsx-runtime': 'preact/jsx-runtime',
    };
    build.onResolve({ filter: /^react(-dom)?(\/(client|jsx-runtime))?$/ }, ({ path }) => ({
      path: require.resolve(names[path] ?? path).replace(/\.js$/, '.mjs'),
    }));
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
  esbuildPlugins: [preact, widgetCss, vanillaExtractPlugin({ identifiers: 'short' })],
  onSuccess: async () => {
    await rm('dist/elements/nps-form.css', { force: true });
  },
});
