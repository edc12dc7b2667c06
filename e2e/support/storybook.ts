import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'storybook-static');
const index = join(folder, 'index.json');

/** Builds Storybook unless the build is newer than its sources. */
export function buildStorybook(): void {
  const sources = globSync(['.storybook/**/*', 'packages/*/src/**/*.{ts,tsx}'], { cwd: root });
  const newest = Math.max(...sources.map((file) => statSync(join(root, file)).mtimeMs));
  if (existsSync(index) && statSync(index).mtimeMs > newest) return;
  const { status, stderr } = spawnSync('storybook', ['build', '--quiet', '-o', folder], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}` },
  });
  if (status !== 0) throw new Error(`Storybook cannot be built: ${stderr}`);
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/** Serves the static build; returns its origin and a function that stops the server. */
export async function serveStorybook() {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://storybook.test').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
