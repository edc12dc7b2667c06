import { realtimePath } from '@tramita/client/contract';
import { Hono } from 'hono';
import type { Services } from '../context.ts';
import { NotFoundError } from '../errors.ts';
import { tracked } from '../ports/telemetry.ts';
import { acceptedLocale } from './accepted-locale.ts';
import { type AppOptions, defaultAppOptions } from './app-options.ts';
import { corsHeaders, preflightResponse } from './cors.ts';
import { createEndpointServer } from './endpoint-server.ts';
import type { HttpAppDeps, RequestScope } from './http-app-deps.ts';
import { serveProbes } from './probes.ts';
import { errorCodeOfResponse, problemResponse } from './problem.ts';
import { sortedRoutes } from './routes.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { trackScim } from './track-scim.ts';

/** Facts about a call that a `Request` does not contain. */
export interface FetchEnv {
  /** Address of the caller. @default '127.0.0.1' */
  readonly ip?: string;
  /** Trace context of a trusted caller, whose trace the call continues. */
  readonly traceparent?: string | undefined;
}

/** The API as a fetch function. */
export interface App {
  fetch(request: Request, env?: FetchEnv): Promise<Response>;
}

const isApiPath = (path: string) =>
  path.startsWith('/v1/') || path.startsWith('/auth/') || path === '/v1' || path === realtimePath;

function createRouter(deps: HttpAppDeps, options: AppOptions): Hono<{ Bindings: RequestScope }> {
  const { services } = deps;
  const router = new Hono<{ Bindings: RequestScope }>();
  const serveEndpoint = createEndpointServer(deps, options);
  for (const route of sortedRoutes()) {
    router.on(route.endpoint.method, route.pattern, (c) => {
      c.env.endpointId = route.id;
      return serveEndpoint(route.id, c.req.raw, route.paramsOf(c.req.param()), c.env);
    });
  }
  for (const [path, serve] of Object.entries(deps.protocols ?? {})) {
    router.all(path, (c) => serve(c.req.raw, c.env));
    router.all(`${path}/*`, (c) => serve(c.req.raw, c.env));
  }
  serveDocuments(router, options.version);
  serveProbes(router, services, { version: options.version, isStopping: deps.isStopping });
  router.get('/config.json', (c) => {
    if (!options.portalConfig) throw new NotFoundError();
    return c.json(options.portalConfig, 200, { 'cache-control': 'no-cache' });
  });
  router.notFound(async (c) => {
    const page = isApiPath(c.req.path) ? null : await deps.portal?.(c.req.raw);
    if (page) return page;
    throw new NotFoundError();
  });
  router.onError((error, c) => problemResponse(error, c.env, services.log));
  return router;
}

/** The documents of the API. They contain an example of every call and are loaded when first requested. */
const documents = {
  openapi: async (version: string) => (await import('./reference/openapi.ts')).createOpenApiDocument(version),
  asyncapi: async (version: string) => (await import('./reference/asyncapi.ts')).createAsyncApiDocument(version),
};

function serveDocuments(router: Hono<{ Bindings: RequestScope }>, version: string): void {
  for (const [name, create] of Object.entries(documents)) {
    let document: Promise<string> | undefined;
    router.get(`/v1/${name}.json`, async (c) => {
      document ??= create(version).then((value) => JSON.stringify(value));
      return c.body(await document, 200, { 'content-type': 'application/json; charset=utf-8' });
    });
  }
}

/** Creates the application with the given handlers; `createApp` passes those of the product. */
export function createHttpApp(deps: HttpAppDeps): App {
  const options: AppOptions = { ...defaultAppOptions, ...deps.options };
  const router = createRouter(deps, options);
  const safetyOf = createSecurityHeaders(options);
  const connectionHeaders = (): Record<string, string> => (deps.isStopping?.() ? { connection: 'close' } : {});
  const { services } = deps;

  async function respond(request: Request, scope: RequestScope): Promise<Response> {
    const started = performance.now();
    const answer =
      preflightResponse(request, options.corsOrigins) ?? (await answerOf(router, request, scope, services));
    const response = withHeaders(
      answer,
      {
        ...corsHeaders(request, options.corsOrigins),
        ...connectionHeaders(),
        'x-request-id': scope.requestId,
        vary: 'Origin, Accept-Language',
      },
      safetyOf(new URL(request.url).pathname),
    );
    logAccess(services, request, answer, scope, performance.now() - started);
    return response;
  }

  return {
    fetch(request, env = {}) {
      const scope: RequestScope = {
        ip: env.ip ?? '127.0.0.1',
        requestId: requestIdOf(request),
        locale: acceptedLocale(request.headers.get('accept-language')),
      };
      const facts = { method: knownMethods.has(request.method) ? request.method : 'other' };
      const start = { kind: 'call', facts, traceparent: env.traceparent } as const;
      return tracked(services.telemetry, start, async (operation) => {
        const response = await trackScim(services.telemetry, request, facts.method, () => respond(request, scope));
        operation.add({ endpoint: scope.endpointId ?? 'other', status: response.status });
        return response;
      });
    },
  };
}

/** Any other method a caller invents would be a time series of its own. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Hono catches only instances of `Error`; other thrown values must not reach the caller either. */
async function answerOf(
  router: Hono<{ Bindings: RequestScope }>,
  request: Request,
  scope: RequestScope,
  services: Services,
): Promise<Response> {
  try {
    return await router.fetch(request, scope);
  } catch (error) {
    return problemResponse(error, scope, services.log);
  }
}

/** Returns the request id. It is short because users read it to support staff. */
function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID().replaceAll('-', '').slice(0, 12);
}

function withHeaders(
  answer: Response,
  own: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
  for (const [name, value] of Object.entries(own)) {
    if (name === 'vary') headers.append(name, value);
    else headers.set(name, value);
  }
  return new Response(answer.body, { status: answer.status, headers });
}

/** Logs one line per call. Never logs the query, headers or bodies: they contain user input and tokens. */
function logAccess(services: Services, request: Request, answer: Response, scope: RequestScope, ms: number): void {
  const level = scope.endpointId || answer.status >= 400 ? 'info' : 'debug';
  services.log[level]('request', {
    requestId: scope.requestId,
    method: request.method,
    path: new URL(request.url).pathname,
    endpoint: scope.endpointId,
    status: answer.status,
    errorCode: errorCodeOfResponse(answer),
    ms: Math.round(ms * 10) / 10,
    user: scope.user?.id,
    ip: scope.ip,
  });
}
