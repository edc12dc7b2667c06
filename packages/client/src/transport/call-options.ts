import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '../contract/base/endpoint.ts';

/** How far an upload or a download has come. */
export interface TransferProgress {
  /** Bytes so far. */
  readonly loaded: number;
  /** Bytes in all; undefined while unknown. */
  readonly total: number | undefined;
  /** 0 to 1; undefined while `total` is unknown, 1 once when done. */
  readonly fraction: number | undefined;
}

/** Hears of an upload's or download's progress, at least once with `fraction` 1 when it succeeds. */
export type ProgressListener = (progress: TransferProgress) => void;

/** What every call accepts. */
export interface BaseCallOptions {
  /** Gives the call up: it rejects with `AbortedError`. */
  readonly signal?: AbortSignal;
  /** Milliseconds until the call rejects with `TimeoutError`; 0 for no limit. @default the client's `timeout`, none for files */
  readonly timeout?: number;
  /** Lets the call outlive the page, for what is sent while it is left; its body may hold 64 kB. @default false */
  readonly keepalive?: boolean;
}

/** A part that the endpoint does not declare is refused by the compiler; one without required keys may be left out. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type Body<Value> = [Value] extends [undefined] ? { readonly body?: undefined } : { readonly body: Value };

type Transfer<E extends Endpoint> = E['bodyKind'] extends 'multipart'
  ? { readonly onProgress?: ProgressListener }
  : E['responseKind'] extends 'blob'
    ? { readonly onProgress?: ProgressListener }
    : { readonly onProgress?: undefined };

type Idempotency<E extends Endpoint> = E['idempotent'] extends true
  ? {
      /** Repeating the call with the same key has no second effect; see `newIdempotencyKey`. */
      readonly idempotencyKey?: string;
    }
  : { readonly idempotencyKey?: undefined };

/** What a call of `E` sends: `params`, `query` and `body`, each only where the endpoint declares it. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Body<BodyOf<E>>;

/** The second argument of `client.call(endpoint, options)`. */
export type CallOptions<E extends Endpoint> = CallInput<E> & Transfer<E> & Idempotency<E> & BaseCallOptions;

/** The arguments after the endpoint: none are needed when nothing is required. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** `E`'s parts as a query key takes them: each may be left out, which gives the prefix of many keys. */
export type QueryKeyInput<E extends Endpoint> = Partial<CallInput<E>>;
