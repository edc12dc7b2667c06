import { errorMessage } from '@tramita/client/rules';
import { isRecordedRefusal, writeRefusal } from '../audit/record-refusal.ts';
import { saveSource } from '../db/people/directory-writes.ts';
import { findScimOptions, noteScimCall } from '../db/scim/scim-connections.ts';
import { ForbiddenError, ServiceError } from '../errors.ts';
import { acceptedLocale } from '../http/accepted-locale.ts';
import { type AppOptions, defaultAppOptions } from '../http/app-options.ts';
import { bearerOf } from '../http/bearer.ts';
import { readBody } from '../http/body/read-body.ts';
import type { HttpAppDeps, ProtocolServer, RequestScope } from '../http/http-app-deps.ts';
import { authenticateCaller, requireAddress } from '../identity/service-callers.ts';
import { createRateLimiter, type RateLimiter } from '../rate-limiter.ts';
import { auditSourceOf } from './in-directory.ts';
import { ScimError } from './protocol/errors.ts';
import { findScimCall, type ScimCall } from './scim-calls.ts';
import { type ScimContext, scimSource } from './scim-context.ts';
import { ScimRateError, scimErrorResponse } from './scim-errors.ts';

/** First part of the path of every SCIM call. */
export const scimPath = '/scim/v2';

/** Largest body of a request, in bytes. */
const scimBodyMaxBytes = 1024 * 1024;

/** How often the last call of a connection is stored, unless calls begin to fail or to succeed. */
const noteEveryMs = 10_000;

function takeTurn(limiter: RateLimiter, key: string): void {
  const seconds = limiter(key, performance.now());
  if (seconds > 0) throw new ScimRateError(seconds);
}

/**
 * Creates the server of SCIM 2.0 calls. Nothing about a resource is read before the token, the address, the rate and the
 * scope are checked.
 */
export function createScimServer({ services, authenticator, options }: Omit<HttpAppDeps, 'handlers'>): ProtocolServer {
  const { addressRate, userRate }: AppOptions = { ...defaultAppOptions, ...options };
  const byAddress = createRateLimiter(addressRate);
  const byConnection = createRateLimiter(userRate);
  const noted = new Map<number, { readonly at: number; readonly failed: boolean }>();

  async function contextOf(request: Request, scope: RequestScope): Promise<ScimContext> {
    const { ip, requestId } = scope;
    takeTurn(byAddress, ip);
    const user = await authenticateCaller(services, authenticator, bearerOf(request));
    scope.user = user;
    scope.locale = acceptedLocale(request.headers.get('accept-language'), user.locale);
    requireAddress(user, ip);
    takeTurn(byConnection, String(user.id));
    if (!user.service?.scopes.includes('scim')) {
      throw new ForbiddenError(errorMessage('SCOPE_MISSING'), 'SCOPE_MISSING');
    }
    const source = scimSource({ id: user.id, name: user.completeName });
    const { createsRecords, sourceName } = await findScimOptions(services.db, user.id, source.key);
    if (sourceName !== source.name) await saveSource(services.db, { ...source, kind: 'SCIM' });
    const base = `${services.publicUrl || new URL(request.url).origin}${scimPath}`;
    return { services, user, source, createsRecords, base, locale: scope.locale, requestId, ip };
  }

  /** Stores the last call of a connection. A failure to do so must not replace the response. */
  async function note(scope: RequestScope, call: ScimCall, status: number): Promise<void> {
    const id = scope.user?.id;
    const now = services.now();
    const last = id === undefined ? undefined : noted.get(id);
    const failed = status >= 400;
    if (id === undefined || (last?.failed === failed && now.getTime() - last.at < noteEveryMs)) return;
    noted.set(id, { at: now.getTime(), failed });
    try {
      await noteScimCall(services.db, id, { at: now, call: call.name, status });
    } catch (failure) {
      services.log.error('could not store the last call of a SCIM connection', { message: String(failure) });
    }
  }

  /** Writes a refused change to the audit trail. A failure to do so must not replace the refusal. */
  async function record(request: Request, scope: RequestScope, call: ScimCall, error: unknown): Promise<void> {
    const { user } = scope;
    const isRefusal = error instanceof ServiceError && isRecordedRefusal(error);
    if (!user || request.method === 'GET' || !isRefusal) return;
    const source = { ...auditSourceOf({ ...scope, services, user }), actor: user };
    try {
      const attempt = { call: `SCIM: ${call.name}`, object: { kind: 'call', id: call.id } as const, error };
      await writeRefusal(services.db, source, attempt);
    } catch (failure) {
      services.log.error('could not write a refusal to the audit trail', { message: String(failure) });
    }
  }

  return async (request, scope) => {
    const call = findScimCall(request.method, new URL(request.url).pathname.slice(scimPath.length));
    scope.endpointId = `scim.${call.kind}`;
    let isConnection = false;
    const serve = async (): Promise<Response> => {
      try {
        const context = await contextOf(request, scope);
        isConnection = true;
        return await call.serve(context, request, await readJson(request));
      } catch (error) {
        await record(request, scope, call, error);
        return scimErrorResponse(error, scope, services.log);
      }
    };
    const response = await serve();
    if (isConnection) await note(scope, call, response.status);
    return response;
  };
}

const methodsWithBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);
const mediaTypes: ReadonlySet<string> = new Set(['application/scim+json', 'application/json']);

/** Returns the body of a request that has one. @throws ScimError 400 or 415, ServiceError 413 */
async function readJson(request: Request): Promise<unknown> {
  if (!methodsWithBody.has(request.method)) return undefined;
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.has(type)) {
    throw new ScimError(415, undefined, 'O corpo da requisição precisa ser application/scim+json ou application/json');
  }
  const bytes = await readBody(request, scimBodyMaxBytes, false);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ScimError(400, 'invalidSyntax', 'O corpo da requisição não é um JSON válido');
  }
}
