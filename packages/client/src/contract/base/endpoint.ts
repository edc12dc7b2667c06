import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/** HTTP methods the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may make a call at all. Ownership (this task, this request) is decided per call by the
 * rules in `@tramita/client/rules`; a policy is what can be said from the user alone.
 *
 * - `public`: no token needed.
 * - `signed-in`: any valid token.
 * - `attendance`: signed in and not restricted to the personal menu.
 * - `reports`: signed in and allowed to see the reports.
 * - `groups`: signed in and allowed to manage groups.
 * - `processes`: signed in and allowed to model processes.
 * - `departments`: signed in and allowed to manage departments and sectors.
 * - `admin`: signed in and an administrator.
 */
export type Policy =
  | 'public'
  | 'signed-in'
  | 'attendance'
  | 'reports'
  | 'groups'
  | 'departments'
  | 'processes'
  | 'admin';

/** How a request body travels. `multipart` bodies may hold `Blob` values and arrays of them. */
export type BodyKind = 'json' | 'multipart';

/** How an answer is read: parsed JSON, the raw bytes of a file, or nothing at all. */
export type ResponseKind = 'json' | 'blob' | 'none';

/** Any schema of `zod/mini`. */
export type Schema = z.ZodMiniType;

/** What an endpoint declares. Everything not given means: the call has no such part. */
export interface EndpointDeclaration<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> {
  /** Stable dotted name, `<resource>.<verb>`; also the OpenAPI operation id. */
  readonly id: string;
  /** One Portuguese sentence for the API document. */
  readonly summary: string;
  readonly method: Method;
  /** Full path under the API host with `{param}` placeholders, e.g. `/v1/tasks/{uuid}`. */
  readonly path: string;
  readonly policy: Policy;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** @default 'json' */
  readonly bodyKind?: BodyKind;
  /** Absent for `responseKind` 'blob' and 'none'. */
  readonly response?: Response;
  /** @default 'json' when `response` is given, else 'none' */
  readonly responseKind?: ResponseKind;
  /** Success status. @default 200 */
  readonly status?: number;
  /** Error codes this call can answer besides the ones every call can (see `commonErrorCodes`). */
  readonly errors?: readonly ErrorCode[];
  /** True when a client may send `Idempotency-Key`: repeating the call has no second effect. */
  readonly idempotent?: boolean;
  /** Id of the endpoint this one reads with a narrower answer; the server serves that one. */
  readonly viewOf?: string;
  /** True for calls that go beyond the floor of the contract; a widget must work without them. */
  readonly addition?: boolean;
}

/** One declared call: data from which client, server, query keys and OpenAPI document follow. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> = EndpointDeclaration<Params, Query, Body, Response>;

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** What the caller passes as path parameters of `E`. */
export type ParamsOf<E extends Endpoint> = Input<E['params']>;
/** What the caller passes as query of `E`. */
export type QueryOf<E extends Endpoint> = Input<E['query']>;
/** What the caller passes as body of `E`. */
export type BodyOf<E extends Endpoint> = Input<E['body']>;
/** What `client.call` resolves to for `E`: the parsed answer, a `Blob`, or nothing. */
export type ResponseOf<E extends Endpoint> = E['response'] extends Schema
  ? Output<E['response']>
  : E['responseKind'] extends 'blob'
    ? Blob
    : undefined;
/** What the server's handler of `E` receives after parsing. */
export interface ParsedRequestOf<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

/**
 * Declares a call. It only returns what it is given, with every type kept.
 *
 * @example
 * const read = endpoint({ id: 'tasks.read', summary: 'Marca como lida', method: 'POST',
 *   path: '/v1/tasks/{id}/read', policy: 'signed-in', params: z.object({ id: z.string() }) });
 */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Declaration extends EndpointDeclaration<
    Schema | undefined,
    Schema | undefined,
    Schema | undefined,
    Schema | undefined
  >,
>(declaration: Declaration): Declaration {
  return declaration;
}
