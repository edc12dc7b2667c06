import type * as z from 'zod/mini';
import type { BodyOf, Endpoint, EndpointId, endpoints, ParamsOf, QueryOf, Schema } from '../contract/index.ts';

type If<S, Part> = S extends Schema ? Part : unknown;

/** Text and example of a call in the API reference. The parts are those that the endpoint declares. */
export type CallReference<E extends Endpoint = Endpoint> = {
  /** Portuguese text: effect, important inputs, refusals. */
  readonly description: string;
} & If<E['params'], { readonly params: ParamsOf<E> }> &
  If<E['query'], { readonly query: QueryOf<E> }> &
  If<E['body'], { readonly body: BodyOf<E> }> &
  (E['response'] extends Schema
    ? { readonly response: z.input<E['response']> }
    : E['responseKind'] extends 'blob'
      ? {
          /** Text of the file, or its beginning. */
          readonly file: string;
        }
      : unknown);

/** The reference of every call of the contract. */
export type CallReferences = { readonly [Id in EndpointId]: CallReference<(typeof endpoints)[Id]> };
