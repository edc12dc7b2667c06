import { type Endpoint, type EndpointId, endpoints } from '@tramita/client/contract';
import type { Role } from '../roles.ts';
import { demoTokens } from './reference-server.ts';

export type Send = (request: Request) => Promise<Response>;

/** A faulty handler: the reference server with one change in one operation. */
export interface Mutant {
  readonly id: EndpointId;
  readonly fault: string;
  /** Handles a request of the operation; `send` passes it to the reference server. */
  readonly handle: (request: Request, send: Send) => Promise<Response>;
}

const all: readonly Endpoint[] = Object.values(endpoints);

const patternOf = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Returns whether a request is a call of this operation. A fixed path takes precedence over one with parameters. */
function isCallOf(id: EndpointId, { method, url }: Request): boolean {
  const { pathname } = new URL(url);
  const called = all.filter((endpoint) => endpoint.method === method && patternOf(endpoint).test(pathname));
  return (called.find(({ path }) => path === pathname) ?? called[0])?.id === id;
}

/** Returns a server with the fault of a mutant. */
export const withMutant =
  ({ id, handle }: Mutant, send: Send): Send =>
  (request) =>
    isCallOf(id, request) ? handle(request, send) : send(request);

type Handle = Mutant['handle'];

/** Changes the response. */
const after =
  (change: (response: Response) => Response | Promise<Response>): Handle =>
  async (request, send) =>
    change(await send(request));

/** Replaces a status; the body stays. */
export const status = (from: number, to: number): Handle =>
  after((response) =>
    response.status === from
      ? new Response(to === 204 ? null : response.body, { status: to, headers: response.headers })
      : response,
  );

/** Replaces the body of every success. */
export const json = (change: (body: never) => unknown): Handle =>
  after(async (response) => {
    if (!response.ok) return response;
    return Response.json(change((await response.json()) as never), {
      status: response.status,
      headers: response.headers,
    });
  });

/** Replaces the body of every refusal. */
export const problem = (change: (body: Readonly<Record<string, unknown>>) => unknown): Handle =>
  after(async (response) => {
    if (response.ok) return response;
    const { status, headers } = response;
    return new Response(JSON.stringify(change(await response.json())), { status, headers });
  });

/** Removes a header of every response. */
export const withoutHeader = (name: string): Handle =>
  after((response) => {
    const headers = new Headers(response.headers);
    headers.delete(name);
    return new Response(response.body, { status: response.status, headers });
  });

/** Ignores a parameter of the query, but still rejects invalid values. */
export const ignoring =
  (name: string): Handle =>
  async (request, send) => {
    const response = await send(request.clone());
    if (!response.ok) return response;
    const url = new URL(request.url);
    url.searchParams.delete(name);
    return send(new Request(url, request));
  };

/**
 * Ignores the permissions of the caller: a call of any user, or only of a user or of an unknown token, is made as this
 * role.
 */
export const asRole =
  (role: Role, only?: Role | 'stranger'): Handle =>
  (request, send) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '');
    const caller = Object.entries(demoTokens).find(([, known]) => known === token)?.[0] ?? 'stranger';
    const isIgnored = only === undefined ? caller !== 'stranger' : caller === only;
    if (token === undefined || !isIgnored) return send(request);
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${demoTokens[role]}`);
    return send(new Request(request, { headers }));
  };

/** Ignores the idempotency key. */
export const ignoringKey: Handle = (request, send) => {
  const headers = new Headers(request.headers);
  headers.delete('idempotency-key');
  return send(new Request(request, { headers }));
};

/** Changes the JSON body of every request before it is handled. */
export const sending =
  (change: (body: Readonly<Record<string, unknown>>) => unknown): Handle =>
  async (request, send) => {
    const body = JSON.stringify(change(await request.clone().json()));
    return send(new Request(request, { body }));
  };

/** Answers a success without handling the request, if the caller is signed in and the path is valid. */
export const withoutEffect: Handle = async (request, send) => {
  const response = await send(new Request(request.url, { headers: request.headers }));
  return response.ok ? new Response(null, { status: 204, headers: response.headers }) : send(request);
};
