import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The session of the page's server, and the request that its user is asked to rate. */
export interface IntranetSession {
  /** Origin of the product's API. */
  readonly api: string;
  /** The user's token, which the server keeps and returns on request. */
  readonly token: string;
  /** Protocol of the request to rate. */
  readonly request: string;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};
const files: Record<string, URL> = {
  '/': new URL('intranet.html', import.meta.url),
  '/intranet.css': new URL('intranet.css', import.meta.url),
  '/intranet.js': new URL('intranet.js', import.meta.url),
  '/tramita/nps-form.js': new URL('../../packages/widgets/dist/elements/nps-form.js', import.meta.url),
};

/** Serves a page of another company site on another origin, with a strict policy and hostile styles. */
export async function serveIntranet({ api, token, request }: IntranetSession) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${api}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

  async function answer(method: string, path: string, response: ServerResponse): Promise<void> {
    const json = path === '/rating' ? { api, request } : method === 'POST' && path === '/token' ? { token } : undefined;
    const file = files[path];
    if (json) {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(json));
    } else if (file) {
      const type = types[file.pathname.split('.').at(-1) ?? ''];
      response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
      response.end(await readFile(file));
    } else {
      // browsers request an icon by themselves
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    }
  }

  const server = createServer((request, response) => {
    answer(request.method ?? 'GET', request.url ?? '/', response).catch((error: unknown) =>
      response.destroy(error as Error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
