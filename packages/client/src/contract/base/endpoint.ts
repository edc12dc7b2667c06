import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';
import type { ServiceScope } from './scopes.ts';

/** HTTP methods the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call an endpoint, decided from the user's permissions alone. Ownership of a particular task or request is
 * checked for each call by the rules in `@tramita/client/rules`.
 *
 * - `public`: no token needed.
 * - `signed-in`: any valid token.
 * - `attendance`: users who are not restricted to the personal menu.
 * - `reports`: users who can see reports.
 * - `groups`: users who can manage groups.
 * - `processes`: users who can model processes.
 * - `departments`: users who can manage departments and sectors.
 * - `admin`: administrators.
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

/** Encoding of a request body. A `multipart` body may contain `Blob` values and arrays of them. */
export type BodyKind = 'json' | 'multipart';

/** How the response is read: parsed JSON, the bytes of a file, or no body at all. */
export type ResponseKind = 'json' | 'blob' | 'none';

/** Any schema of `zod/mini`. */
export type Schema = z.ZodMiniType;

/** Declaration of an endpoint. A part that is left out does not exist for that endpoint. */
export interface EndpointDeclaration<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> {
  /** Stable name, `<resource>.<verb>`. Also the OpenAPI operation id. */
  readonly id: string;
  /** One Portuguese sentence for the API reference. */
  readonly summary: string;
  readonly method: Method;
  /** Full path under the API host, with `{param}` placeholders, e.g. `/v1/tasks/{uuid}`. */
  readonly path: string;
  readonly policy: Policy;
  /**
   * Scopes of service accounts, one of which allows the call instead of `policy`. @default service accounts may not call
   */
  readonly scopes?: readonly ServiceScope[];
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** @default 'json' */
  readonly bodyKind?: BodyKind;
  /** Whether a call without a body equals one with an object without properties. @default false */
  readonly bodyOptional?: true;
  /** Schema of the JSON response. Left out for `responseKind` 'blob' and 'none'. */
  readonly response?: Response;
  /** @default 'json' if `response` is given, otherwise 'none' */
  readonly responseKind?: ResponseKind;
  /** HTTP status on success. @default 200 */
  readonly status?: number;
  /** Error codes this endpoint can return in addition to `commonErrorCodes`. */
  readonly errors?: readonly ErrorCode[];
  /** True if clients may send `Idempotency-Key`; a repeated call then has no second effect. */
  readonly idempotent?: boolean;
  /** Id of the endpoint that serves this call. Set when this declaration only narrows that endpoint's response. */
  readonly viewOf?: string;
  /**
   * True for an *addition*: a call that a backend may leave out. All other calls form the *required contract*, which
   * every backend must serve. Widgets must work without additions.
   */
  readonly addition?: boolean;
}

/** A declared endpoint. The client, the server, query keys and the OpenAPI document are derived from it. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> = EndpointDeclaration<Params, Query, Body, Response>;

type Input<S> = S extends Schema ? z.input<S> : undefined;
type Output<S> = S extends Schema ? z.output<S> : undefined;

/** Path parameters of `E`, as the caller passes them. */
export type ParamsOf<E extends Endpoint> = Input<E['params']>;
/** Query of `E`, as the caller passes it. */
export type QueryOf<E extends Endpoint> = Input<E['query']>;
/** Body of `E`, as the caller passes it. */
export type BodyOf<E extends Endpoint> = Input<E['body']>;
/** Value that `client.call` resolves to for `E`: the parsed JSON, a `Blob`, or undefined. */
export type ResponseOf<E extends Endpoint> = E['response'] extends Schema
  ? Output<E['response']>
  : E['responseKind'] extends 'blob'
    ? Blob
    : undefined;
/** Parsed request that the server's handler of `E` receives. */
export interface ParsedRequestOf<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

/**
 * Declares an endpoint. Returns its argument unchanged, with all literal types preserved.
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
