import type { CallInput, CallOptions, ProgressListener, TramitaClient } from '@tramita/client';
import type { Endpoint, ResponseOf } from '@tramita/client/contract';

/** Options of a single call that are not part of its input. */
export interface CallExtras {
  readonly signal?: AbortSignal;
  /** Called while an upload or a download progresses. */
  readonly onProgress?: ProgressListener;
  readonly idempotencyKey?: string;
}

/**
 * Calls any endpoint. The signature ties input and response to the endpoint, which TypeScript cannot follow inside a
 * generic function, so the two casts of this layer are here. The client ignores extras that the endpoint does not
 * declare.
 */
export const callEndpoint = <E extends Endpoint>(
  client: TramitaClient,
  endpoint: E,
  input: CallInput<E>,
  extras: CallExtras,
): Promise<ResponseOf<E>> =>
  client.call<Endpoint>(endpoint, { ...input, ...extras } as CallOptions<Endpoint>) as Promise<ResponseOf<E>>;
