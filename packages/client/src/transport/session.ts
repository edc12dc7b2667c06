import { unlessAborted } from './deadline.ts';
import { HttpProblemError } from './errors.ts';
import type { TokenProvider } from './token-provider.ts';

/** Sends calls with the provider's token, renews it after a 401 and reports the end of the session. */
export interface Session {
  send<Answer>(attempt: (token: string | null) => Promise<Answer>, signal: AbortSignal): Promise<Answer>;
}

/** Creates the session of a client. Without a provider, calls are sent without a token. */
export function createSession(
  provider: TokenProvider | undefined,
  onUnauthorized: ((error: HttpProblemError) => void) | undefined,
): Session {
  let renewal: Promise<string | null> | undefined;
  let over: { readonly token: string | null } | undefined;

  /** Returns a renewed token. All calls that get a 401 meanwhile share the renewal; a late one finds the new token. */
  async function freshToken(refused: string | null): Promise<string | null> {
    if (renewal) return renewal;
    if (over && over.token === refused && refused !== null) return null;
    const current = (await provider?.getToken()) ?? null;
    if (current !== null && current !== refused) return current;
    renewal ??= Promise.resolve()
      .then(() => provider?.refresh?.() ?? null)
      .catch(() => null)
      .finally(() => {
        renewal = undefined;
      });
    return renewal;
  }

  function endSession(token: string | null, error: HttpProblemError): void {
    if (over && over.token === token) return;
    over = { token };
    provider?.onSignedOut?.();
    onUnauthorized?.(error);
  }

  async function attemptWith<Answer>(token: string | null, attempt: (token: string | null) => Promise<Answer>) {
    try {
      const answer = await attempt(token);
      if (token !== null) over = undefined;
      return answer;
    } catch (error) {
      if (error instanceof HttpProblemError && error.errorCode === 'TOKEN_UNAUTHORIZED') provider?.onRefused?.();
      throw error;
    }
  }

  return {
    async send(attempt, signal) {
      const token = (await unlessAborted(provider?.getToken(), signal)) ?? null;
      try {
        return await attemptWith(token, attempt);
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        const fresh = await unlessAborted(freshToken(token), signal);
        if (fresh === null) {
          endSession(token, error);
          throw error;
        }
        try {
          return await attemptWith(fresh, attempt);
        } catch (repeated) {
          if (isUnauthorized(repeated)) endSession(fresh, repeated);
          throw repeated;
        }
      }
    },
  };
}

function isUnauthorized(error: unknown): error is HttpProblemError {
  return error instanceof HttpProblemError && error.status === 401;
}
