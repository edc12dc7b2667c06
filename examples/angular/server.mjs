// The application's own server: its built files and the token of the signed-in user.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const { PORT = '8080', TRAMITA_API = 'http://localhost:4000', TRAMITA_TOKEN = null } = process.env;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://page');
  if (pathname === '/tramita-token') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end(JSON.stringify({ token: TRAMITA_TOKEN }));
  }
  const path = normalize(pathname === '/' ? '/index.html' : pathname);
  try {
    const content = await readFile(join('dist/browser', path));
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    return response.end(type === 'text/html' ? String(content).replace('TRAMITA_API', TRAMITA_API) : content);
  } catch {
    return response.writeHead(404).end();
  }
}).listen(Number(PORT));
