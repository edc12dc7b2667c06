import { type EndpointId, endpoints, type Method } from '@tramita/client/contract';

/** A fault of a matching call. Without `status` and `abort` the call is only delayed. */
export interface Fault {
  /** Id of the call in the contract; alternatively use `method` and `path`. */
  readonly endpoint?: EndpointId;
  readonly method?: Method;
  /** A path without query; `{name}` matches any segment. */
  readonly path?: string | RegExp;
  /** Returns this status instead; the call does not reach the server. */
  readonly status?: number;
  /** Body of that response. @default a problem with the status */
  readonly body?: unknown;
  /** The network fails: `before` the server gets the call, or `after` it handled the call, and the response is lost. */
  readonly abort?: 'before' | 'after';
  /** Milliseconds to wait first. @default 0 */
  readonly delayMs?: number;
  /** Number of affected calls. @default 1 */
  readonly times?: number;
}

/** Simulates failures of network and server for the next calls. */
export interface Faults {
  /** Adds a fault; faults for the same call are used up in the order they were added. */
  next(fault: Fault): void;
  /** Removes unused faults. */
  clear(): void;
}

function patternOf({ endpoint, path }: Fault): RegExp {
  if (path instanceof RegExp) return path;
  const text = endpoint ? endpoints[endpoint].path : path;
  if (text === undefined) return /^/;
  const escaped = text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });

const lost = () => new TypeError('Failed to fetch');

function answerOf({ status = 500, body }: Fault): Response {
  const problem = body ?? { status, errorCode: status >= 500 ? 'INTERNAL_ERROR' : undefined };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'x-request-id': crypto.randomUUID() },
  });
}

/** Creates faults and the function that applies them between a caller and the server. */
export function createFaults(): {
  faults: Faults;
  send: (request: Request, go: () => Promise<Response>) => Promise<Response>;
} {
  let waiting: { fault: Fault; pattern: RegExp; left: number }[] = [];

  function take(request: Request): Fault | undefined {
    const { pathname } = new URL(request.url);
    const found = waiting.find(({ fault, pattern }) => {
      const method = fault.endpoint ? endpoints[fault.endpoint].method : fault.method;
      return (method === undefined || method === request.method) && pattern.test(pathname);
    });
    if (!found) return undefined;
    found.left -= 1;
    if (found.left <= 0) waiting = waiting.filter((entry) => entry !== found);
    return found.fault;
  }

  return {
    faults: {
      next(fault) {
        waiting.push({ fault, pattern: patternOf(fault), left: fault.times ?? 1 });
      },
      clear() {
        waiting = [];
      },
    },
    async send(request, go) {
      const fault = take(request);
      if (!fault) return go();
      if (fault.delayMs) await sleep(fault.delayMs, request.signal);
      if (fault.abort === 'before') throw lost();
      if (fault.abort === 'after') {
        await go();
        throw lost();
      }
      return fault.status === undefined ? go() : answerOf(fault);
    },
  };
}
