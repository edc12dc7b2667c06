import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createNodeOutboundCall } from '../outbound/node-outbound-call.ts';
import type { OutgoingMessage } from '../ports/messengers.ts';
import { createChatSender } from './chat-sender.ts';

let server: Server;
let origin: string;
let hits: { url: string; method: string; headers: Record<string, unknown>; body: unknown }[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    hits.push({
      url: request.url ?? '',
      method: request.method ?? '',
      headers: request.headers,
      body: body === '' ? null : JSON.parse(body),
    });
    if (request.url === '/moved') response.writeHead(302, { location: '/hook' });
    else response.statusCode = request.url === '/full' ? 429 : 200;
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  hits = [];
});

const message: OutgoingMessage = {
  key: 'outbox.7.1',
  recipient: { completeName: 'Bia Silva', userName: 'bia', email: 'bia@exemplo.com' },
  address: 'bia',
  subject: 'Nova tarefa: Aprovação',
  text: 'Você tem uma nova tarefa.\n\nAbrir a tarefa: https://portal.exemplo.com/my-tasks/to-do/1',
  html: '',
  link: 'https://portal.exemplo.com/my-tasks/to-do/1',
};

const sendTo = (path: string, allowedHosts = ['127.0.0.1']) =>
  createChatSender(createNodeOutboundCall({ allowedHosts, maxRedirects: 0 }), `${origin}${path}`)(message);

test('M3.2.14 the webhook gets the text with the link, and the recipient', async () => {
  await sendTo('/hook');
  expect(hits).toHaveLength(1);
  const [hit] = hits;
  expect(hit).toMatchObject({ url: '/hook', method: 'POST' });
  expect(hit?.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': 'outbox.7.1',
  });
  expect(hit?.body).toEqual({
    text: `Nova tarefa: Aprovação\n\n${message.text}`,
    userName: 'bia',
    email: 'bia@exemplo.com',
    link: message.link,
  });
});

test('any response but a success is a failure to be retried', async () => {
  await expect(sendTo('/full')).rejects.toMatchObject({
    isFinal: false,
    message: 'O serviço de mensagens respondeu com o código 429.',
  });
});

test('a redirect of the webhook is a failure', async () => {
  await expect(sendTo('/moved')).rejects.toThrow('O sistema chamado redireciona vezes demais.');
  expect(hits.map(({ url }) => url)).toEqual(['/moved']);
});

test('refuses a private address unless its host is allowed by name', async () => {
  await expect(sendTo('/hook', [])).rejects.toMatchObject({ name: 'SendError' });
  expect(hits).toEqual([]);
});
