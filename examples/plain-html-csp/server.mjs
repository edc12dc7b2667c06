// The page's own server: its files, the token of the signed-in user, and a strict policy.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const { PORT = '8080', TRAMITA_API = 'http://localhost:4000', TRAMITA_TOKEN = null } = process.env;
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const policy = [
  "default-src 'self'",
  `connect-src 'self' ${TRAMITA_API}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://page');
  if (pathname === '/tramita-token') {
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    return response.end(JSON.stringify({ token: TRAMITA_TOKEN }));
  }
  const path = normalize(pathname === '/' ? '/index.html' : pathname);
  try {
    const content = await readFile(join('dist', path));
    const type = types[extname(path)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy });
    // the address of the API is the only thing that differs between installations
    return response.end(type === 'text/html' ? String(content).replace('TRAMITA_API', TRAMITA_API) : content);
  } catch {
    return response.writeHead(404).end();
  }
}).listen(Number(PORT));
