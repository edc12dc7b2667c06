import type { Endpoint } from '@tramita/client/contract';
import type { Scene } from '../scene/scene.ts';
import { claim, Deviation } from '../wire/deviation.ts';

/** Checks that a page of the origin may read the response. @throws {Deviation} */
export function checkOrigin(headers: Headers, origin: string, request: string): void {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*') {
    throw new Deviation(`access-control-allow-origin: ${origin}`, allowed ?? 'nenhum', request);
  }
}

/** Checks that a page of the origin may make the call. @throws {Deviation} */
export async function checkPreflight(endpoint: Endpoint, origin: string, scene: Scene): Promise<void> {
  const headers = await scene.preflight(endpoint, origin);
  checkOrigin(headers, origin, `OPTIONS ${endpoint.path}`);
  const methods = headers.get('access-control-allow-methods') ?? '';
  const isSimple = ['GET', 'POST'].includes(endpoint.method);
  claim(isSimple || lists(methods, endpoint.method), `access-control-allow-methods com ${endpoint.method}`, methods);
  const named = headers.get('access-control-allow-headers') ?? '';
  const others = ['content-type', ...(endpoint.idempotent ? ['idempotency-key'] : [])];
  for (const name of others) claim(lists(named, name), `access-control-allow-headers com ${name}`, named);
  // browsers do not count `*` for it
  claim(lists(named.replace('*', ''), 'authorization'), 'access-control-allow-headers com authorization', named);
}

const lists = (header: string, name: string): boolean =>
  header.split(',').some((entry) => ['*', name.toLowerCase()].includes(entry.trim().toLowerCase()));
