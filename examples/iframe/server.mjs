// The page's own server: its two files and the token of the signed-in user.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const { PORT = '8080', TRAMITA_API = 'http://localhost:4000', TRAMITA_TOKEN = '' } = process.env;
const policy = `default-src 'self'; script-src 'self' ${TRAMITA_API}; frame-src ${TRAMITA_API}; style-src 'self'`;

createServer(async (request, response) => {
  if (request.url === '/tramita-token') return response.end(TRAMITA_TOKEN);
  const [file, type] = request.url === '/tasks.js' ? ['tasks.js', 'text/javascript'] : ['index.html', 'text/html'];
  const content = await readFile(`public/${file}`, 'utf8');
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy });
  response.end(content.replaceAll('TRAMITA_API', TRAMITA_API));
}).listen(Number(PORT));
