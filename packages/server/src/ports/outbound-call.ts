/** A call to another system, with all values filled in. */
export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
  /** Returns a redirect as the response instead of following it. @default false */
  readonly keepsRedirects?: boolean;
  /** Returns only the beginning of the response, as text, instead of refusing a long one. @default the whole response */
  readonly beginningBytes?: number;
}

/** The response. `data` is parsed JSON if the response was JSON, otherwise text. */
export interface OutboundResponse {
  readonly statusCode: number;
  readonly data: unknown;
}

/** Makes the call. Throws `OutboundError` if it was refused, timed out or the network failed. */
export type OutboundCall = (request: OutboundRequest) => Promise<OutboundResponse>;

/** The call got no response. `reason` is a sentence in Portuguese. */
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
