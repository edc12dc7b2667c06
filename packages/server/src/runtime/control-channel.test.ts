import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NotFoundError } from '../errors.ts';
import { type ControlCalls, type ControlChannel, callServer, openControlChannel } from './control-channel.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'control-'));
});
afterEach(() => rm(folder, { recursive: true }));

const issue = async (userName: string) => {
  if (userName !== 'ana.souza') throw new NotFoundError('Não há pessoa ativa com este usuário.');
  return 'a-token';
};

const calls: ControlCalls = { token: (parameters) => issue(parameters.get('user') ?? '') };

const askForToken = (dataDir: string, user: string) =>
  callServer({ dataDir, databaseUrl: undefined }, 'token', { user }, z.string());

test('a caller who can read the data folder gets a token, or the message of the error', async () => {
  const channel = await openControlChannel(folder, calls);
  expect(await askForToken(folder, 'ana.souza')).toBe('a-token');
  await expect(askForToken(folder, 'ninguem')).rejects.toThrow('Não há pessoa ativa com este usuário.');
  expect((await stat(join(folder, 'control.json'))).mode & 0o777).toBe(0o600);
  await channel.close();
});

test('rejects calls without the secret', async () => {
  const channel = await openControlChannel(folder, calls);
  const { port } = JSON.parse(await readFile(join(folder, 'control.json'), 'utf8')) as { port: number };
  for (const authorization of ['', 'Bearer ', 'Bearer wrong']) {
    const answer = await fetch(`http://127.0.0.1:${port}/token?user=ana.souza`, {
      method: 'POST',
      headers: { authorization },
    });
    expect(answer.status).toBe(401);
  }
  await channel.close();
});

test('returns null without a server, also if its file still exists', async () => {
  expect(await askForToken(folder, 'ana.souza')).toBeNull();
  await writeFile(join(folder, 'control.json'), JSON.stringify({ port: 1, secret: 'x' }));
  expect(await askForToken(folder, 'ana.souza')).toBeNull();
  await (await openControlChannel(folder, calls)).close();
  expect(await askForToken(folder, 'ana.souza')).toBeNull();
});

describe('C5.09 the control channel', () => {
  let channel: ControlChannel;
  let port: number;
  let secret: string;
  const issued: string[] = [];
  beforeEach(async () => {
    issued.length = 0;
    channel = await openControlChannel(folder, {
      async token(parameters) {
        const userName = parameters.get('user') ?? '';
        issued.push(userName);
        return issue(userName);
      },
    });
    ({ port, secret } = JSON.parse(await readFile(join(folder, 'control.json'), 'utf8')));
  });
  afterEach(() => channel.close());

  /** Sends raw bytes that an HTTP client would refuse to send; returns the first line of the answer. */
  const sendRaw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let received = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(text));
      socket.setTimeout(2000, () => socket.destroy());
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(received.split('\r\n')[0] ?? ''));
    });
  const head = (authorization: string, more = '') =>
    `Host: control\r\nConnection: close\r\n${authorization}${more}\r\n`;
  const right = () => `Authorization: Bearer ${secret}\r\n`;

  test.each(['//', '///', '/\\', '//[', 'http://[', '*', '/%', '/token?user=%00', '/token?user=%ff', ''])(
    'C5.09 survives a request for "%s", with and without the secret',
    async (target) => {
      for (const method of ['GET', 'POST', 'OPTIONS']) {
        expect(await sendRaw(`${method} ${target} HTTP/1.1\r\n${head('')}`)).toMatch(/^HTTP\/1\.1 40[01] /);
        expect(await sendRaw(`${method} ${target} HTTP/1.1\r\n${head(right())}`)).toMatch(/^HTTP\/1\.1 4\d\d /);
      }
      expect(issued.filter((name) => name === 'ana.souza')).toEqual([]);
      expect(await askForToken(folder, 'ana.souza')).toBe('a-token');
    },
  );

  test.each([
    'CONNECT control:80 HTTP/1.1\r\nHost: control\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: control\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
    'POST /token HTTP/1.1\r\nHost: control\r\nContent-Length: 99999999999999999999\r\n\r\n',
    'POST /token HTTP/1.1\r\nHost: control\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
    '\0\0\0\r\n\r\n',
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: control\r\n\r\n`,
  ])('C5.09 survives %j', async (text) => {
    await sendRaw(text).catch(() => '');
    expect(await askForToken(folder, 'ana.souza')).toBe('a-token');
  });

  test('C5.09 checks the secret before anything else', async () => {
    for (const target of ['/token?user=ana.souza', '/token', '/other', '//']) {
      expect(await sendRaw(`POST ${target} HTTP/1.1\r\n${head('Authorization: Bearer wrong\r\n')}`)).toMatch(/ 401 /);
    }
    expect(await sendRaw(`POST /other HTTP/1.1\r\n${head(right())}`)).toMatch(/ 404 /);
    expect(await sendRaw(`GET /token?user=ana.souza HTTP/1.1\r\n${head(right())}`)).toMatch(/ 404 /);
    expect(issued).toEqual([]);
  });

  test.each(['http://127.0.0.1', 'null', 'https://evil.example'])(
    'C5.09 refuses a request of a page (Origin %s), even with the secret',
    async (origin) => {
      const request = `POST /token?user=ana.souza HTTP/1.1\r\n${head(right(), `Origin: ${origin}\r\n`)}`;
      expect(await sendRaw(request)).toMatch(/ 403 /);
      expect(issued).toEqual([]);
    },
  );
});
