/** A call to another system, already filled in. */
export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

/** What came back. `data` is parsed JSON where the answer was JSON, else text. */
export interface OutboundResponse {
  readonly statusCode: number;
  readonly data: unknown;
}

/** Makes the call; throws `OutboundError` when it was refused, timed out or the network failed. */
export type OutboundCall = (request: OutboundRequest) => Promise<OutboundResponse>;

/** The call did not reach an answer. `reason` is a sentence in Portuguese. */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly code: 'REFUSED' | 'TIMEOUT' | 'NETWORK' | 'TOO_LARGE';
  readonly reason: string;
  constructor(code: OutboundError['code'], reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.code = code;
    this.reason = reason;
  }
}
