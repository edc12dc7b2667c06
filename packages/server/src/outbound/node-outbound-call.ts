import { fetch, type Response } from 'undici';
import {
  type OutboundCall,
  OutboundError,
  type OutboundRequest,
  type OutboundResponse,
} from '../ports/outbound-call.ts';
import { createGuardedAgent, type Lookup } from './guarded-agent.ts';
import { readBeginning, readCapped } from './read-capped.ts';

export interface NodeOutboundOptions {
  /** Names of intranet hosts that may be called although their addresses are private. @default none */
  readonly allowedHosts?: readonly string[];
  /** Maximum response size in bytes. @default 1 MiB */
  readonly maxBytes?: number;
  /** Maximum number of followed redirects before the call counts as refused. @default 3 */
  readonly maxRedirects?: number;
  /** Name resolution. @default the system's */
  readonly lookup?: Lookup;
}

const redirectCodes = new Set([301, 302, 303, 307, 308]);
/** Headers of the connection, which a definition cannot set. */
const connectionHeaders = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'upgrade', 'te']);
/** Headers that may be sent to another host after a redirect. */
const harmlessHeaders = new Set(['accept', 'accept-language', 'content-type', 'idempotency-key', 'user-agent']);

/**
 * Calls other systems from Node: http and https, public addresses only unless a host is allowed by name, at most three
 * redirects, a limited response size and one time limit for the whole call. Body and headers go to the called origin
 * only.
 */
export function createNodeOutboundCall(options: NodeOutboundOptions = {}): OutboundCall {
  const { maxBytes = 1024 * 1024, maxRedirects = 3 } = options;
  const allowedHosts = new Set((options.allowedHosts ?? []).map((host) => host.toLowerCase()));
  const agent = createGuardedAgent({ allowedHosts, lookup: options.lookup });
  return async (request) => {
    const signal = AbortSignal.timeout(request.timeoutMs);
    let current = withoutHeaders(request, (name) => connectionHeaders.has(name));
    try {
      for (let redirects = 0; ; redirects += 1) {
        const response = await send(current, agent, signal);
        const next = request.keepsRedirects ? null : redirectOf(current, response);
        if (!next) return await readAnswer(response, request, maxBytes);
        await response.body?.cancel();
        if (redirects === maxRedirects) {
          throw new OutboundError('REFUSED', 'O sistema chamado redireciona vezes demais.');
        }
        current = next;
      }
    } catch (error) {
      throw asOutboundError(error, signal);
    }
  };
}

async function send(
  request: OutboundRequest,
  dispatcher: ReturnType<typeof createGuardedAgent>,
  signal: AbortSignal,
): Promise<Response> {
  const url = new URL(request.url);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new OutboundError('REFUSED', 'Só endereços http e https são permitidos.');
  }
  if (url.username || url.password) {
    throw new OutboundError('REFUSED', 'O endereço não pode conter usuário e senha.');
  }
  const { method, headers, body } = request;
  return fetch(url, { method, headers, body, redirect: 'manual', dispatcher, signal });
}

function redirectOf(request: OutboundRequest, response: Response): OutboundRequest | null {
  const location = response.headers.get('location');
  if (!redirectCodes.has(response.status) || location === null) return null;
  const url = new URL(location, request.url);
  const keepsBody = response.status === 307 || response.status === 308;
  const isSameOrigin = url.origin === new URL(request.url).origin;
  // the body, keys and tokens were meant for the first host alone
  if (keepsBody && !isSameOrigin && request.body !== undefined) {
    throw new OutboundError(
      'REFUSED',
      'O sistema chamado redireciona para outro endereço, que não pode receber os dados.',
    );
  }
  const next: OutboundRequest = keepsBody
    ? { ...request, url: url.href }
    : { ...request, url: url.href, method: 'GET', body: undefined };
  return isSameOrigin ? next : withoutHeaders(next, (name) => !harmlessHeaders.has(name));
}

async function readAnswer(
  response: Response,
  { beginningBytes }: OutboundRequest,
  maxBytes: number,
): Promise<OutboundResponse> {
  if (beginningBytes !== undefined) {
    return { statusCode: response.status, data: await readBeginning(response.body, beginningBytes) };
  }
  const text = await readCapped(response.body, maxBytes);
  const isJson = /[/+]json\b/i.test(response.headers.get('content-type') ?? '');
  return { statusCode: response.status, data: isJson ? parseJson(text) : text };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function withoutHeaders(request: OutboundRequest, drop: (name: string) => boolean): OutboundRequest {
  const headers = Object.entries(request.headers).filter(([name]) => !drop(name.toLowerCase()));
  return { ...request, headers: Object.fromEntries(headers) };
}

function asOutboundError(error: unknown, signal: AbortSignal): OutboundError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundError) return cause;
  }
  if (signal.aborted) {
    return new OutboundError('TIMEOUT', 'O sistema chamado não respondeu a tempo.', { cause: error });
  }
  return new OutboundError('NETWORK', 'Não foi possível falar com o sistema chamado.', { cause: error });
}
