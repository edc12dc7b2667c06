import type { BodyOf, Endpoint, ParamsOf, QueryOf } from '../contract/base/endpoint.ts';

/** Progress of an upload or a download. */
export interface TransferProgress {
  /** Bytes transferred so far. */
  readonly loaded: number;
  /** Total bytes; undefined if unknown. */
  readonly total: number | undefined;
  /** From 0 to 1; undefined while `total` is unknown. The last report has 1. */
  readonly fraction: number | undefined;
}

/** Receives the progress of an upload or a download. A successful transfer ends with a report of `fraction` 1. */
export type ProgressListener = (progress: TransferProgress) => void;

/** Options every call accepts. */
export interface BaseCallOptions {
  /** Aborts the call, which then rejects with `AbortedError`. */
  readonly signal?: AbortSignal;
  /**
   * Milliseconds until the call rejects with `TimeoutError`; 0 for no limit. @default the client's `timeout`, 0 for
   * files
   */
  readonly timeout?: number;
  /** Lets the request outlive the page, e.g. when it is sent on unload. The body is limited to 64 kB. @default false */
  readonly keepalive?: boolean;
}

/**
 * Option for one part of a request. It must not be given if the endpoint lacks the part, and is optional if the part
 * has no required keys.
 */
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
      /** A repeated call with the same key has no second effect; see `newIdempotencyKey`. */
      readonly idempotencyKey?: string;
    }
  : { readonly idempotencyKey?: undefined };

/** Parts of the request of `E`: `params`, `query` and `body`, each only if the endpoint declares it. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Body<BodyOf<E>>;

/** The second argument of `client.call(endpoint, options)`. */
export type CallOptions<E extends Endpoint> = CallInput<E> & Transfer<E> & Idempotency<E> & BaseCallOptions;

/** Arguments after the endpoint. They may be left out if nothing is required. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** Parts of the request of `E` for a query key. Each may be left out, which makes the key a prefix. */
export type QueryKeyInput<E extends Endpoint> = Partial<CallInput<E>>;
