import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import type { ReactVersion } from '../serve-page.ts';
import type { Visit } from './server.tsx';

/** A server that renders pages of widgets to HTML. */
export interface RenderingServer {
  /** Origin of the server. The page is the path, as in `/inbox`. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/** The pages for the browser by their path, and the function that renders them on the server. */
interface BuiltPages {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly renderPage: typeof import('./server.tsx').renderPage;
}

/** The pages that this process has built; every test shows the same ones. */
const built = new Map<ReactVersion, Promise<BuiltPages>>();

function pagesOf(react: ReactVersion): Promise<BuiltPages> {
  const pages = built.get(react) ?? buildPages(react);
  built.set(react, pages);
  return pages;
}

/** Builds the pages for browser and server in development, so that React checks that both render the same. */
async function buildPages(react: ReactVersion): Promise<BuiltPages> {
  const shared: BuildOptions = {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    alias: react === 18 ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {},
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'error',
  };
  const folder = await mkdtemp('node_modules/.rendered-');
  const server = join(folder, 'server.mjs');
  try {
    const [{ outputFiles = [] }] = await Promise.all([
      build({
        ...shared,
        entryPoints: { page: 'e2e/embed/rendered/browser.tsx' },
        splitting: true,
        outdir: 'page',
        write: false,
      }),
      build({
        ...shared,
        entryPoints: ['e2e/embed/rendered/server.tsx'],
        platform: 'node',
        // React's server build is CommonJS
        banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
        loader: { '.css': 'empty' },
        outfile: server,
      }),
    ]);
    const { renderPage } = (await import(pathToFileURL(server).href)) as typeof import('./server.tsx');
    return {
      files: new Map(outputFiles.map(({ path, contents }) => [`/${path.split('/').at(-1)}`, contents])),
      renderPage,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Serves the pages of a visit. */
export async function serveRendered(visit: Omit<Visit, 'name'>, react: ReactVersion): Promise<RenderingServer> {
  const { files, renderPage } = await pagesOf(react);
  const http = createServer(async ({ url = '/' }, response) => {
    const file = files.get(url);
    if (url === '/tramita-token') return response.end(visit.token);
    response.setHeader('content-type', `${file ? types[url.split('.').at(-1) ?? ''] : 'text/html'}; charset=utf-8`);
    response.end(file ?? (await renderPage({ ...visit, name: url.slice(1) })));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://localhost:${(http.address() as AddressInfo).port}`,
    async close() {
      await new Promise((resolve) => http.close(resolve).closeAllConnections());
    },
  };
}
