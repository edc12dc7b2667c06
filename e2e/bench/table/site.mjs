// One page for each table: its bundle and, for the inbox, the responses of a server, from memory.
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { createAnswers } from './answers.mjs';
import { importer } from './published.mjs';

const here = import.meta.dirname;
const root = join(here, '../../..');

/** The published packages, the packages that a page installs next to them, and React, which is the same for all tables. */
const installed = {
  '@tramita/client': importer,
  '@tramita/widgets': importer,
  react: join(root, 'package.json'),
  'react-dom': join(root, 'package.json'),
  '@tanstack/react-query': join(root, 'packages/widgets/package.json'),
  zod: join(root, 'packages/client/package.json'),
  ofetch: join(root, 'packages/client/package.json'),
  'oidc-client-ts': join(root, 'packages/client/package.json'),
};
const fromTheirPlaces = {
  name: 'from-their-places',
  enforce: 'pre',
  async resolveId(source) {
    const name = Object.keys(installed).find((known) => source === known || source.startsWith(`${known}/`));
    return name && (await this.resolve(source, installed[name], { skipSelf: true }));
  },
};
const isReact = /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler)[@\\/]/;

/** Builds a page as Vite does, with React in a file of its own; returns the files by their path in the page. */
async function bundle(entry) {
  const { output } = await build({
    root: here,
    configFile: false,
    logLevel: 'error',
    plugins: [fromTheirPlaces],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(here, entry),
        output: {
          entryFileNames: 'entry.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: 'entry[extname]',
          codeSplitting: { groups: [{ name: 'react', test: isReact }] },
        },
      },
    },
  });
  return new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]));
}

const types = { js: 'text/javascript', css: 'text/css' };
const styles = 'body{margin:0;font-family:sans-serif}';

/** Bundles the page of a table and serves it. */
export async function serveSite(entry) {
  const files = await bundle(entry);
  const sheet = files.has('/entry.css') ? '<link rel="stylesheet" href="/entry.css">' : '';
  const html = `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><link rel="icon" href="data:,"><style>${styles}</style>${sheet}</head><body><div id="root"></div><script type="module" src="/entry.js"></script></body></html>`;
  let fetched = new Set();
  let answer = createAnswers();
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://bench.test');
    if (pathname === '/') {
      fetched = new Set();
      answer = createAnswers();
      return response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    }
    const file = files.get(pathname);
    if (file !== undefined) {
      fetched.add(pathname);
      return response.writeHead(200, { 'content-type': types[pathname.split('.').at(-1)] }).end(file);
    }
    const body = answer(pathname);
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    /** Size of the files that the last visit loaded, React apart, in bytes; each file compressed on its own. */
    weight: () =>
      [...fetched]
        .filter((path) => !path.startsWith('/react-'))
        .reduce((sum, path) => sum + gzipSync(files.get(path), { level: 9 }).length, 0),
    close: () => server.close(),
  };
}
