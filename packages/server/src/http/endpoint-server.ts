import {
  type Endpoint,
  type EndpointId,
  endpoints,
  errorCodesOf,
  errorStatuses,
  type Policy,
} from '@tramita/client/contract';
import {
  canManageDepartments,
  canManageGroups,
  canManageProcesses,
  canSeeAttendance,
  canSeeReports,
  errorMessage,
  roles,
  rolesOf,
} from '@tramita/client/rules';
import * as z from 'zod/mini';
import { recordRefusal } from '../audit/record-refusal.ts';
import type { CallContext, Services } from '../context.ts';
import { ForbiddenError, ServiceError } from '../errors.ts';
import { withEarlyUploads } from '../files/early-uploads.ts';
import { withFormFiles } from '../files/restore-form-files.ts';
import { releaseFormFiles, stowFormFiles } from '../files/stow-form-files.ts';
import type { FileAnswer, Handlers } from '../handlers.ts';
import type { SessionUser } from '../identity/authenticator.ts';
import { authenticateCaller, requireAddress } from '../identity/service-callers.ts';
import { createRateLimiter, type RateLimiter } from '../rate-limiter.ts';
import { acceptedLocale } from './accepted-locale.ts';
import type { AppOptions } from './app-options.ts';
import { bearerOf } from './bearer.ts';
import { readMultipartInMemory } from './body/multipart.ts';
import { type ParsedRequest, parseRequest, type RawBody, readRawBody, takesForms } from './body/parse-request.ts';
import { fileResponse } from './file-response.ts';
import type { HttpAppDeps, RequestScope } from './http-app-deps.ts';
import { createIdempotency, hashRequest, type JsonAnswer } from './idempotency.ts';
import { problemResponse } from './problem.ts';

/** Serves one call of the contract: authenticates, authorizes, parses, runs the handler and responds. */
export type EndpointServer = (
  id: EndpointId,
  request: Request,
  params: Readonly<Record<string, string>>,
  scope: RequestScope,
) => Promise<Response>;

type UntypedHandler = (context: CallContext, request: ParsedRequest) => Promise<unknown>;

/** Returns a handler without its types: its input is parsed by the same endpoint that types it. */
const untyped = (handlers: Handlers, id: EndpointId): UntypedHandler => handlers[id] as UntypedHandler;

/** A call whose body has been read. */
interface ReadCall {
  readonly request: Request;
  readonly params: Readonly<Record<string, string>>;
  readonly raw: RawBody;
  readonly context: CallContext;
}

/** The users each policy allows; a new policy without a rule is a compile error. */
const allowedBy: Readonly<Record<Policy, (user: SessionUser) => boolean>> = {
  public: () => true,
  'signed-in': () => true,
  attendance: canSeeAttendance,
  reports: canSeeReports,
  groups: canManageGroups,
  processes: canManageProcesses,
  departments: canManageDepartments,
  admin: (user) => rolesOf(user).has(roles.admin),
};

function checkPolicy({ policy, scopes = [] }: Endpoint, user: SessionUser): void {
  if (user.service) {
    if (scopes.some((scope) => user.service?.scopes.includes(scope))) return;
    throw new ForbiddenError(errorMessage('SCOPE_MISSING'), 'SCOPE_MISSING');
  }
  if (allowedBy[policy](user)) return;
  if (policy === 'attendance') {
    throw new ForbiddenError('O seu acesso é restrito aos itens pessoais.', 'FORBIDDEN', 'PERSONAL_MENU_ONLY');
  }
  throw new ForbiddenError(errorMessage('FORBIDDEN'), 'FORBIDDEN');
}

export function createEndpointServer(deps: HttpAppDeps, options: AppOptions): EndpointServer {
  const { services, authenticator, handlers, readMultipart = readMultipartInMemory } = deps;
  const byAddress = createRateLimiter(options.addressRate);
  const byUser = createRateLimiter(options.userRate);
  const idempotently = createIdempotency();

  async function contextOf(endpoint: Endpoint, request: Request, scope: RequestScope): Promise<CallContext> {
    const { ip, requestId, locale } = scope;
    const common = { services, ip, requestId, locale, signal: request.signal };
    if (endpoint.policy === 'public') {
      return {
        ...common,
        get user(): SessionUser {
          throw new Error(`${endpoint.id} is public and has no user`);
        },
      };
    }
    const user = await authenticateCaller(services, authenticator, bearerOf(request));
    scope.user = user;
    scope.locale = acceptedLocale(request.headers.get('accept-language'), user.locale);
    // before the limit of the user, which a stolen token must not use up
    requireAddress(user, ip);
    takeTurn(byUser, String(user.id));
    checkPolicy(endpoint, user);
    return { ...common, user, locale: scope.locale };
  }

  async function serve(
    id: EndpointId,
    request: Request,
    params: Readonly<Record<string, string>>,
    scope: RequestScope,
  ) {
    takeTurn(byAddress, scope.ip);
    const endpoint: Endpoint = endpoints[id];
    const handler = untyped(handlers, id);
    const context = await contextOf(endpoint, request, scope);
    const raw = await readRawBody(endpoint, request, services.limits.attachmentMaxBytes, readMultipart);
    try {
      return await answer(endpoint, handler, { request, params, raw, context });
    } finally {
      await raw.form?.dispose();
    }
  }

  async function answer(endpoint: Endpoint, handler: UntypedHandler, call: ReadCall): Promise<Response> {
    const { request, params, raw, context } = call;
    const parsed = await parseRequest(endpoint, params, new URL(request.url), raw);
    if (endpoint.responseKind === 'blob') {
      return fileResponse((await handler(context, parsed)) as FileAnswer, endpoint.status ?? 200);
    }
    const { body, keys } = takesForms.has(endpoint.id)
      ? await stowFormFiles(services, parsed.body)
      : { ...parsed, keys: [] };
    try {
      return await answerJson(endpoint, handler, { ...call, parsed: { ...parsed, body } });
    } finally {
      await releaseFormFiles(services, keys);
    }
  }

  async function answerJson(endpoint: Endpoint, handler: UntypedHandler, call: ReadCall & { parsed: ParsedRequest }) {
    const { request, raw, context, parsed } = call;
    const run = async (inner: CallContext) => jsonAnswer(endpoint, await handler(inner, parsed), options.checkAnswers);
    const key = endpoint.idempotent ? request.headers.get('idempotency-key') : null;
    if (key === null) return jsonResponse(services, await run(context));
    const requestHash = await hashRequest(parsed, raw);
    const known = await withEarlyUploads(services, raw.form && parsed.body, (inner) =>
      idempotently({ endpoint, key, requestHash, context: { ...context, services: inner } }, run),
    );
    return jsonResponse(services, known, known.replayed ? { 'idempotency-replayed': 'true' } : {});
  }

  /** Writes a refusal to the audit trail. A failure to do so must not replace the refusal. */
  async function record(
    id: EndpointId,
    { signal }: Request,
    params: Readonly<Record<string, string>>,
    { user, ip, requestId, locale }: RequestScope,
    error: unknown,
  ): Promise<void> {
    if (!user || !(error instanceof ServiceError)) return;
    try {
      await recordRefusal({ services, user, ip, requestId, locale, signal }, endpoints[id], params, error);
    } catch (failure) {
      services.log.error('could not write a refusal to the audit trail', { requestId, message: String(failure) });
    }
  }

  return async (id, request, params, scope) => {
    try {
      return await serve(id, request, params, scope);
    } catch (error) {
      await record(id, request, params, scope, error);
      const problem = options.checkAnswers ? documented(endpoints[id], error) : error;
      return problemResponse(problem, scope, services.log, headersOf(error));
    }
  };
}

function takeTurn(limiter: RateLimiter, key: string): void {
  const seconds = limiter(key, performance.now());
  if (seconds > 0) throw new RateLimitedError(seconds);
}

class RateLimitedError extends ServiceError {
  override name = 'RateLimitedError';
  readonly seconds: number;
  constructor(seconds: number) {
    super(429, 'RATE_LIMITED', errorMessage('RATE_LIMITED'));
    this.seconds = seconds;
  }
}

function headersOf(error: unknown): Record<string, string> {
  if (error instanceof RateLimitedError) return { 'retry-after': String(error.seconds) };
  if (!(error instanceof ServiceError)) return {};
  if (error.status === 401) return { 'www-authenticate': 'Bearer' };
  if (error.errorCode === 'IDEMPOTENCY_IN_PROGRESS') return { 'retry-after': '1' };
  return {};
}

/** Returns the error, or an error about it if the contract does not declare its code or status for the endpoint. */
function documented(endpoint: Endpoint, error: unknown): unknown {
  if (!(error instanceof ServiceError)) return error;
  const { errorCode, status } = error;
  if (errorCodesOf(endpoint).includes(errorCode) && errorStatuses[errorCode].includes(status)) return error;
  return new Error(`the contract of ${endpoint.id} does not declare ${status} ${errorCode}`, { cause: error });
}

function jsonAnswer(endpoint: Endpoint, answer: unknown, check: boolean): JsonAnswer {
  if (!endpoint.response) return { status: endpoint.status ?? 204, text: null };
  if (check) {
    const result = z.safeParse(endpoint.response, answer);
    if (!result.success) {
      throw new Error(`the response of ${endpoint.id} breaks its contract: ${JSON.stringify(result.error.issues)}`);
    }
  }
  return { status: endpoint.status ?? 200, text: JSON.stringify(answer) };
}

/** Responses are stored and compared with references to files; the contents are inserted when the response is sent. */
async function jsonResponse(
  services: Services,
  { status, text }: JsonAnswer,
  headers: Record<string, string> = {},
): Promise<Response> {
  return new Response(text === null ? null : await withFormFiles(services, text), {
    status,
    headers: {
      ...headers,
      'cache-control': 'private, no-store',
      ...(text === null ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    },
  });
}
