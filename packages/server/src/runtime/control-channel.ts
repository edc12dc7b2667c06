import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Config, ConfigError } from '../config/read-config.ts';
import { ServiceError } from '../errors.ts';

const fileName = 'control.json';
const accessSchema = z.object({ port: z.number(), secret: z.string() });
const answerSchema = z.object({ result: z.optional(z.unknown()), message: z.optional(z.string()) });

type Answer = [status: number, body: z.infer<typeof answerSchema>];

/** Maximum size of the file that a call sends, which is more than an import accepts, so that its own message is shown. */
const bodyMaxBytes = 64 * 1024 * 1024;

/** Connection of the `tramita` commands to the server that uses the data folder. */
export interface ControlChannel {
  close(): Promise<void>;
}

/** Calls of the channel by name; each gets the parameters of its command and a file, and returns a value for JSON. */
export type ControlCalls = Readonly<
  Record<string, (parameters: URLSearchParams, file: Uint8Array<ArrayBuffer>) => Promise<unknown>>
>;

const isSame = (given: string, secret: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Opens a separate port on the loopback address; its number and secret are stored in the data folder, so only users who
 * can read that folder may call it. The secret is checked first, and requests of web pages are rejected.
 */
export async function openControlChannel(folder: string, calls: ControlCalls): Promise<ControlChannel> {
  const secret = randomBytes(32).toString('base64url');
  const path = join(folder, fileName);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method, url, headers } = request;
    if (!isSame(headers.authorization ?? '', `Bearer ${secret}`)) return [401, { message: 'não autorizado' }];
    // the commands of this program send no Origin; a page in the browser always does
    if (headers.origin !== undefined) return [403, { message: 'não autorizado' }];
    // null for an invalid request target, such as `//`
    const target = URL.parse(url ?? '', 'http://control');
    const name = target?.pathname.slice(1) ?? '';
    const call = method === 'POST' && Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!target || !call) return [404, { message: 'não encontrado' }];
    try {
      return [200, { result: await call(target.searchParams, await readBytes(request)) }];
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

/**
 * Calls the server that uses the embedded database; returns its result, or null if no server answers for the data folder.
 * With `databaseUrl` the commands use the database themselves, and the result is null.
 *
 * @throws {ConfigError} with the sentence of the server if it refuses
 */
export async function callServer<Result>(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  name: string,
  parameters: Readonly<Record<string, string>>,
  schema: z.ZodMiniType<Result>,
  file?: Uint8Array<ArrayBuffer>,
): Promise<Result | null> {
  if (databaseUrl) return null;
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => null);
  if (text === null) return null;
  const { port, secret } = z.parse(accessSchema, JSON.parse(text));
  const url = `http://127.0.0.1:${port}/${name}?${new URLSearchParams(parameters)}`;
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(url, { method: 'POST', headers, ...(file && { body: file }) }).catch(() => null);
  if (!response) return null;
  const { result, message } = z.parse(answerSchema, await response.json());
  if (!response.ok) throw new ConfigError(message);
  return z.parse(schema, result);
}
