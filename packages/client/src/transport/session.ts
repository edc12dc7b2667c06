import { isTimeout, unlessAborted } from './deadline.ts';
import { HttpProblemError } from './errors.ts';
import { withoutProvider, withoutToken } from './session-texts.ts';
import type { TokenProvider } from './token-provider.ts';

/** Sends calls with the provider's token, renews it after a 401 and reports the end of the session. */
export interface Session {
  send<Answer>(attempt: (token: string | null) => Promise<Answer>, signal: AbortSignal): Promise<Answer>;
}

/** Interval after which a session that ended asks its provider for a renewal again, in ms. */
const renewalPause = 5000;

/** Thrown when the token provider fails; the client adds the call. */
export class ProviderFailure extends Error {}

/** Creates the session of a client. Without a provider, calls are sent without a token. */
export function createSession(
  provider: TokenProvider | undefined,
  onUnauthorized: ((error: HttpProblemError) => void) | undefined,
): Session {
  let renewal: Promise<string | null> | undefined;
  /** Whether the console names the provider that did not answer. */
  let isReported = false;
  let over: { readonly token: string | null; readonly since: number } | undefined;

  async function tokenOf(): Promise<string | null> {
    try {
      return (await provider?.getToken()) ?? null;
    } catch (cause) {
      throw new ProviderFailure('the token provider failed', { cause });
    }
  }

  /** Returns a renewed token. All calls that get a 401 meanwhile share the renewal; a late one finds the new token. */
  async function freshToken(refused: string | null): Promise<string | null> {
    if (renewal) return renewal;
    const sinceEnd = over && over.token === refused && refused !== null ? Date.now() - over.since : renewalPause;
    if (sinceEnd < renewalPause) return null;
    const current = await tokenOf();
    if (current !== null && current !== refused) return current;
    renewal ??= renew();
    return renewal;
  }

  function renew(): Promise<string | null> {
    const started = Promise.resolve()
      .then(() => provider?.refresh?.() ?? null)
      .catch(() => null)
      .finally(() => {
        if (renewal === started) renewal = undefined;
      });
    return started;
  }

  function endSession(token: string | null, error: HttpProblemError): void {
    const since = over?.token === token ? over.since : 0;
    // a call within the pause asked for no renewal, and does not make the pause longer
    if (Date.now() - since >= renewalPause) over = { token, since: Date.now() };
    if (since) return;
    if (!provider && !onUnauthorized) console.error(withoutProvider);
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
      const token = await unlessAborted(tokenOf(), signal).catch((problem) => {
        if (isTimeout(problem) && !isReported) {
          isReported = true;
          console.error(withoutToken);
        }
        throw problem;
      });
      try {
        return await attemptWith(token, attempt);
      } catch (error) {
        if (!isUnauthorized(error)) throw error;
        const fresh = await unlessAborted(freshToken(token), signal).catch((problem) => {
          // a renewal that never ends would keep all later calls waiting
          if (isTimeout(signal.reason)) renewal = undefined;
          throw problem;
        });
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
