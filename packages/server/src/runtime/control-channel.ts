import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ServiceError } from '../errors.ts';

const fileName = 'control.json';
const accessSchema = z.object({ port: z.number(), secret: z.string() });
const answerSchema = z.object({
  token: z.optional(z.string()),
  result: z.optional(z.unknown()),
  message: z.optional(z.string()),
});

type Answer = [status: number, body: z.infer<typeof answerSchema>];

/** Commands that the server runs for callers of the channel, by name. */
export type ControlCommands = Readonly<
  Record<string, (options: unknown, body: Uint8Array<ArrayBuffer>) => Promise<unknown>>
>;

/** Maximum size of a command's body: an imported file with room for a larger one, which its own limit refuses. */
const bodyMaxBytes = 64 * 1024 * 1024;

/** Connection of the `tramita` commands to the server that uses the data folder. */
export interface ControlChannel {
  close(): Promise<void>;
}

const isSame = (given: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Opens a separate port on the loopback address; its number and secret are stored in the data folder, so only users who
 * can read that folder may call it. It returns a token for a user, if the server issues tokens, and runs commands. The
 * secret is checked first, and requests of web pages are rejected.
 */
export async function openControlChannel(
  folder: string,
  issueToken: ((userName: string) => Promise<string>) | null,
  commands: ControlCommands = {},
): Promise<ControlChannel> {
  const secret = randomBytes(32).toString('base64url');
  const path = join(folder, fileName);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method, url, headers } = request;
    if (!isSame(headers.authorization ?? '', `Bearer ${secret}`)) return [401, { message: 'não autorizado' }];
    // the commands of this program send no Origin; a page in the browser always does
    if (headers.origin !== undefined) return [403, { message: 'não autorizado' }];
    // null for an invalid request target, such as `//`
    const target = URL.parse(url ?? '', 'http://control');
    const command = method === 'POST' ? commands[target?.pathname.replace('/command/', '') ?? ''] : undefined;
    if (!command && (method !== 'POST' || target?.pathname !== '/token' || !issueToken)) {
      return [404, { message: 'não encontrado' }];
    }
    try {
      if (command) {
        const options: unknown = JSON.parse(target?.searchParams.get('options') ?? '{}');
        return [200, { result: await command(options, await readBytes(request)) }];
      }
      if (!issueToken || !target) return [404, { message: 'não encontrado' }];
      return [200, { token: await issueToken(target.searchParams.get('user') ?? '') }];
    } catch (error) {
      if (error instanceof ServiceError) return [error.status, { message: error.message }];
      return [500, { message: 'Ocorreu um erro interno' }];
    }
  }

  const server = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await rm(path, { force: true });
  await writeFile(path, JSON.stringify({ port, secret }), { mode: 0o600, flag: 'wx' });
  return {
    async close() {
      await rm(path, { force: true });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The running server rejected the call; the message is its sentence. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError';
}

async function readBytes(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > bodyMaxBytes) throw new Error('The body is too large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Calls the running server; returns null if no server answers for this folder. */
async function callServer(folder: string, path: string, body?: Uint8Array<ArrayBuffer>) {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => null);
  if (text === null) return null;
  const { port, secret } = z.parse(accessSchema, JSON.parse(text));
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    ...(body && { body }),
  }).catch(() => null);
  return response && z.parse(answerSchema, await response.json());
}

/**
 * Lets the running server run a command. Returns its result, or null if no server answers for this folder.
 *
 * @throws {TokenRefusedError} with the server's message
 */
export async function askServer(
  folder: string,
  command: string,
  options: object,
  body: Uint8Array<ArrayBuffer>,
): Promise<unknown> {
  const path = `/command/${command}?options=${encodeURIComponent(JSON.stringify(options))}`;
  const answer = await callServer(folder, path, body);
  if (answer === null) return null;
  if (answer.result === undefined) throw new TokenRefusedError(answer.message);
  return answer.result;
}

/**
 * Requests a token from the running server.
 *
 * @returns null if no server answers for this folder.
 * @throws {TokenRefusedError}
 */
export async function askForToken(folder: string, userName: string): Promise<string | null> {
  const answer = await callServer(folder, `/token?user=${encodeURIComponent(userName)}`);
  if (answer === null) return null;
  if (answer.token === undefined) throw new TokenRefusedError(answer.message);
  return answer.token;
}
