// Bundles a page of a bench as an application does: ES modules, parts that load on demand in files of their own.
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

export const root = join(import.meta.dirname, '../../..');
const widgets = createRequire(join(root, 'packages/widgets/package.json'));

/** The sources instead of the published packages, to try a change without a build. */
const isSource = process.env.SOURCE === '1';

const onlyReact = (inputs) =>
  Object.entries(inputs).every(
    ([path, { bytesInOutput }]) =>
      bytesInOutput === 0 || path.startsWith('react:') || /node_modules\/(react|react-dom|scheduler)\//.test(path),
  );

/** A second entry, so that React becomes files of its own, which the weight leaves out. */
const reactEntry = {
  name: 'react-entry',
  setup(build) {
    build.onResolve({ filter: /^react:all$/ }, () => ({ path: 'all', namespace: 'react' }));
    build.onLoad({ filter: /.*/, namespace: 'react' }, () => ({
      contents:
        "export * as a from 'react';export * as b from 'react-dom';export * as c from 'react-dom/client';export * as d from 'react/jsx-runtime';",
      resolveDir: root,
    }));
  },
};

/** Style sheets of the published packages, which the sources bring in other ways. */
const noSheets = {
  name: 'no-sheets',
  setup(build) {
    build.onResolve({ filter: /^virtual:sheet\/|^@tramita\/widgets\/.*\.css$/ }, ({ path }) => ({
      path,
      namespace: 'sheet',
    }));
    build.onLoad({ filter: /.*/, namespace: 'sheet' }, () => ({ contents: "export default () => ''" }));
  },
};

/**
 * Returns the files of a page by name, each with its text, its gzipped size in kB, and whether it contains React alone;
 * `entry` is the first script, `css` the style sheet of the page. All libraries use the same React.
 */
export async function bundlePage(file) {
  const plugins = [reactEntry];
  if (isSource)
    plugins.push(noSheets, widgets('@vanilla-extract/esbuild-plugin').vanillaExtractPlugin({ identifiers: 'short' }));
  const { outputFiles, metafile } = await build({
    entryPoints: { main: file, react: 'react:all' },
    bundle: true,
    minify: process.env.READABLE !== '1',
    write: false,
    outdir: 'out',
    format: 'esm',
    splitting: true,
    metafile: true,
    target: 'es2022',
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    conditions: isSource ? ['@tramita/source', 'browser'] : ['browser'],
    nodePaths: [join(root, 'node_modules'), join(root, 'packages/host/node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff': 'empty', '.woff2': 'empty', '.eot': 'empty', '.ttf': 'empty', '.svg': 'empty' },
    jsx: 'automatic',
    logLevel: 'error',
    plugins,
  });
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, output]) => [basename(path), output]));
  const files = new Map(
    outputFiles.map(({ path, text }) => {
      const name = basename(path);
      const zipped = gzipSync(text, { level: 9 });
      return [name, { text, zipped, size: zipped.length / 1000, isReact: onlyReact(outputs.get(name).inputs) }];
    }),
  );
  return { files, css: files.has('main.css') ? 'main.css' : null, entry: 'main.js' };
}
