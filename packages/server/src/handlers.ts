import type { Endpoint, EndpointId, endpoints, ParsedRequestOf, Schema } from '@tramita/client/contract';
import type * as z from 'zod/mini';
import type { CallContext } from './context.ts';

/** The response of an endpoint of response kind 'blob'. The route adds the headers that make a download safe. */
export interface FileAnswer {
  readonly bytes: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** File name for the browser's download, which may contain accents. */
  readonly fileName: string;
  /** Number of bytes, if known. */
  readonly size?: number;
  /** Whether a picture may be shown in place instead of being downloaded. @default false */
  readonly inline?: boolean;
}

/** Result of a handler of `E`: the response before parsing, a file, or nothing. */
export type AnswerOf<E extends Endpoint> = E['response'] extends Schema
  ? z.input<E['response']>
  : E['responseKind'] extends 'blob'
    ? FileAnswer
    : // biome-ignore lint/suspicious/noConfusingVoidType: it ends up as the type parameter of a promise
      void;

/**
 * Handles one call of the contract. The request has already been parsed and the policy checked; refusals are thrown as
 * `ServiceError`. For endpoints declared `idempotent` the whole handler runs in one transaction together with the
 * caller's Idempotency-Key: `context.services.db` is then that transaction, and its `transaction()` a savepoint in it.
 */
export type Handler<E extends Endpoint> = (context: CallContext, request: ParsedRequestOf<E>) => Promise<AnswerOf<E>>;

/** One handler for each endpoint of the contract; a missing handler is a compile error. */
export type Handlers = { readonly [Id in EndpointId]: Handler<(typeof endpoints)[Id]> };
