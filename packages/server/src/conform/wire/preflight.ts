import type { Endpoint } from '@tramita/client/contract';
import { Deviation } from './deviation.ts';
import type { Budget } from './limits.ts';

/** Sends the request with which a browser asks whether a page of another origin may make the call. */
export type Preflight = (endpoint: Endpoint, origin: string) => Promise<Headers>;

export interface PreflightOptions {
  readonly api: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs: number;
  readonly budget: Budget;
}

/** @throws {Deviation} from the returned function, unless the server allows the call */
export function createPreflight({ api, fetch, timeoutMs, budget }: PreflightOptions): Preflight {
  return async ({ method, path }, origin) => {
    budget.spend();
    const address = `${api}${path.replace(/\{\w+\}/g, '1')}`;
    const response = await fetch(address, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw new Deviation('uma resposta', `nenhuma (${String(cause)})`, `OPTIONS ${path}`);
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Deviation('status 200 ou 204', String(response.status), `OPTIONS ${path}`);
    return response.headers;
  };
}
