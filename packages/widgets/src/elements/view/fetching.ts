// The part of `ofetch` that the transport of the client uses. The build of the elements puts this module in place of the
// library, which also builds addresses, encodes bodies and reads responses. fetching.test.ts compares both.

interface FetchOptions extends RequestInit {
  /** How often the request is repeated after a failure. */
  retry?: number | false;
  /** Pause before it is repeated, in ms. */
  readonly retryDelay?: number;
  /** Statuses after which it is repeated. A request without a response counts as 500. */
  readonly retryStatusCodes?: readonly number[];
  readonly onResponseError?: (context: { response: Response; options: FetchOptions }) => void;
  readonly onRequestError?: (context: { options: FetchOptions }) => void;
}

/** A response with an error status, or no response because of `cause`. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  readonly response: Response | undefined;

  constructor(response: Response | undefined, cause: unknown) {
    super('no success', { cause });
    this.response = response;
  }
}

const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

/** Returns a function that sends requests with `fetch` and rejects with a `FetchError` unless they succeed. */
export function createFetch({ fetch }: { readonly fetch: typeof globalThis.fetch }) {
  async function raw(url: string, given: FetchOptions): Promise<Response> {
    const options: FetchOptions = { ...given, headers: new Headers(given.headers) };
    let response: Response | undefined;
    let cause: unknown;
    try {
      response = await fetch(url, options);
    } catch (error) {
      cause = error;
      options.onRequestError?.({ options });
    }
    if (response) {
      if (response.status < 400) return response;
      options.onResponseError?.({ response, options });
    }
    const { retry, retryDelay = 0, retryStatusCodes = [] } = options;
    const isAbort = cause instanceof Error && cause.name === 'AbortError';
    if (!retry || isAbort || !retryStatusCodes.includes(response?.status ?? 500)) throw new FetchError(response, cause);
    await pause(retryDelay);
    return raw(url, { ...options, retry: retry - 1 });
  }
  return { raw };
}
