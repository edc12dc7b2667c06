import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** A page without a bundler that shows elements. */
export interface ElementsPage {
  /** Content of the body. */
  readonly body?: string;
  /** The whole document instead of a body, as in a guide: its API and its files are those of this server. */
  readonly document?: string;
  /** The page's own script, besides that of the elements; runs after it. */
  readonly script?: string;
  /** A script of the page that runs before that of the elements. */
  readonly earlyScript?: string;
  /** Origin of the API, which the page's server passes calls on to. */
  readonly api: string;
  /** What `/token` returns. */
  readonly token: string;
}

const elements = new URL('../../packages/widgets/dist/elements/', import.meta.url);

/** Nothing but the page's own origin, no inline script or style, and no string that becomes a script or HTML. */
const policy = "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Serves the page, the published files of the elements at `/tramita/` and the API on one origin. */
export async function serveElements(page: ElementsPage) {
  const { body = '', document, script = '', earlyScript = '', api, token } = page;
  const html = `<!doctype html><html lang="pt-BR"><head><title>Intranet</title><link rel="stylesheet" href="/page.css">
<link rel="icon" href="/page.css"><script type="module" src="/tramita/index.js"></script>
<script type="module" src="/page.js"></script></head><body>${body}<script src="/early.js"></script></body></html>`;
  const own: Record<string, readonly [string, string]> = {
    '/': ['text/html', document ?? html],
    '/page.css': [
      'text/css',
      'html, body { height: 100%; margin: 0 } tramita-provider > * { display: block; height: 600px }',
    ],
    '/early.js': ['text/javascript', earlyScript],
    '/page.js': ['text/javascript', script],
    '/token': ['application/json', JSON.stringify({ token })],
    '/tramita-token': ['application/json', JSON.stringify({ token })],
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host: _host, origin: _origin, connection: _connection, ...headers } = request.headers;
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const answer = await fetch(`${api}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(hasBody && { body: Readable.toWeb(request) as BodyInit, duplex: 'half' }),
    });
    const { 'content-encoding': _coding, 'content-length': _length, ...rest } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, rest);
    if (answer.body) Readable.fromWeb(answer.body as ReadableStream).pipe(response);
    else response.end();
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = new URL(request.url ?? '/', 'http://page').pathname.replace(/^\/assets(?=\/tramita\/)/, '');
    const [type, content] = own[pathname] ?? [];
    if (type) {
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy });
      response.end(content?.replaceAll('https://tramita.example.com', `http://${request.headers.host}`));
    } else if (pathname.startsWith('/tramita/')) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' });
      response.end(await readFile(new URL(pathname.slice('/tramita/'.length), elements)));
    } else await pass(request, response);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
