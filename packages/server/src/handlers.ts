import type { Endpoint, EndpointId, endpoints, ParsedRequestOf, Schema } from '@tramita/client/contract';
import type * as z from 'zod/mini';
import type { CallContext } from './context.ts';

/** The answer of an endpoint of response kind 'blob'. The route adds the headers that make a download safe. */
export interface FileAnswer {
  readonly bytes: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
  readonly contentType: string;
  /** Name the browser saves it under, accents included. */
  readonly fileName: string;
  /** Number of bytes, where known. */
  readonly size?: number;
  /** A picture may be shown where it is instead of being saved. @default false */
  readonly inline?: boolean;
}

/** What a handler of `E` resolves to: the answer before parsing, a file, or nothing. */
export type AnswerOf<E extends Endpoint> = E['response'] extends Schema
  ? z.input<E['response']>
  : E['responseKind'] extends 'blob'
    ? FileAnswer
    : // biome-ignore lint/suspicious/noConfusingVoidType: it ends up as the type parameter of a promise
      void;

/**
 * Does one call of the contract. The request is parsed and the policy checked before; refusals are thrown as
 * `ServiceError`. For endpoints declared `idempotent` the whole handler runs in one transaction together with the
 * caller's Idempotency-Key: `context.services.db` is then that transaction, and its `transaction()` a savepoint in it.
 */
export type Handler<E extends Endpoint> = (context: CallContext, request: ParsedRequestOf<E>) => Promise<AnswerOf<E>>;

/** One handler for each endpoint of the contract; a server that lacks one does not compile. */
export type Handlers = { readonly [Id in EndpointId]: Handler<(typeof endpoints)[Id]> };
