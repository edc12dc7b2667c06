import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type BuildOptions, build } from 'esbuild';

/** A page with one script, as a company would build it from the published packages. */
export interface ServedPage {
  readonly address: string;
  readonly close: () => Promise<unknown>;
}

/** Content of the page besides its script and the style sheets that the script imports. */
export interface PageOptions {
  readonly script: Pick<BuildOptions, 'entryPoints' | 'stdin'>;
  readonly html: string;
  /** Response of `/tramita-token`. */
  readonly token: string;
  /** Major version of React on the page. @default 19 */
  readonly react?: ReactVersion;
  /** Whether React checks the page as in development. @default false */
  readonly development?: boolean;
}

/** Major versions of React that the widgets support. */
export const reactVersions = [18, 19] as const;
export type ReactVersion = (typeof reactVersions)[number];

type Bundled = Pick<PageOptions, 'script' | 'react' | 'development'>;

/** The bundles that this process has built; several tests show the same one. */
const bundles = new Map<string, Promise<{ readonly js: string; readonly css: string }>>();

function bundleOf(options: Bundled) {
  const key = JSON.stringify(options);
  const bundle = bundles.get(key) ?? buildBundle(options);
  bundles.set(key, bundle);
  return bundle;
}

async function buildBundle({ script, react = 19, development = false }: Bundled) {
  const { outputFiles } = await build({
    ...script,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: development,
    alias: react === 18 ? { react: 'react-18', 'react-dom': 'react-dom-18' } : {},
    define: { 'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production') },
    outfile: 'page.js',
    write: false,
    logLevel: 'error',
  });
  const built = (ending: string) => outputFiles?.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { js: built('.js'), css: built('.css') };
}

/** Bundles a script and serves it at `/page.js`, its style sheets at `/page.css` and the page at every other address. */
export async function servePage({ html, token, ...bundled }: PageOptions): Promise<ServedPage> {
  const { js, css } = await bundleOf(bundled);
  const answers: Record<string, readonly [string, string]> = {
    '/page.js': ['text/javascript', js],
    '/page.css': ['text/css', css],
    '/tramita-token': ['text/plain', token],
  };
  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = answers[url] ?? ['text/html', html];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
