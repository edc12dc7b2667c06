import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { ServiceError } from '../errors.ts';

const fileName = 'control.json';
const accessSchema = z.object({ port: z.number(), secret: z.string() });
const answerSchema = z.object({ token: z.optional(z.string()), message: z.optional(z.string()) });

type Answer = [status: number, body: z.infer<typeof answerSchema>];

/** How the commands of `tramita` reach the server that holds the data folder. */
export interface ControlChannel {
  close(): Promise<void>;
}

const isSame = (given: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Opens a port of its own on the loopback address; whoever may read the data folder finds its number and the secret
 * there. It answers one call: a token for a user. The secret is checked first, and requests of web pages are refused.
 */
export async function openControlChannel(
  folder: string,
  issueToken: (userName: string) => Promise<string>,
): Promise<ControlChannel> {
  const secret = randomBytes(32).toString('base64url');
  const path = join(folder, fileName);

  async function answer({ method, url, headers }: IncomingMessage): Promise<Answer> {
    if (!isSame(headers.authorization ?? '', `Bearer ${secret}`)) return [401, { message: 'não autorizado' }];
    // the commands of this program send no Origin; a page in the browser always does
    if (headers.origin !== undefined) return [403, { message: 'não autorizado' }];
    // null for a target that is not an address, such as `//`
    const target = URL.parse(url ?? '', 'http://control');
    if (method !== 'POST' || target?.pathname !== '/token') return [404, { message: 'não encontrado' }];
    try {
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

/** The running server refused; the message is its sentence. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError';
}

/**
 * Asks the running server for a token.
 *
 * @returns null when no server answers for this folder.
 * @throws {TokenRefusedError}
 */
export async function askForToken(folder: string, userName: string): Promise<string | null> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => null);
  if (text === null) return null;
  const { port, secret } = z.parse(accessSchema, JSON.parse(text));
  const url = `http://127.0.0.1:${port}/token?user=${encodeURIComponent(userName)}`;
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${secret}` } }).catch(
    () => null,
  );
  if (!response) return null;
  const { token, message } = z.parse(answerSchema, await response.json());
  if (token === undefined) throw new TokenRefusedError(message);
  return token;
}
