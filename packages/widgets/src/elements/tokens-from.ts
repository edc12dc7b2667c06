import type { TokenProvider } from '@tramita/client';
import type { Mistake } from './mistakes.ts';

/** Limit of a call to `token-url`, in ms: less than that of the calls that wait for it, so that they fail with its error. */
const limit = 29_000;

/** What can be wrong with the address or its response. */
type TokenMistake = Extract<Mistake, 'foreign' | 'format' | 'silence'>;

/**
 * Makes a token provider from the attribute `token-url`: an address of the page's own origin that returns
 * `{ "token": "…" }`, or null as token for a visitor. It is asked once, and again when the token has expired or a call
 * to it failed or got no answer.
 *
 * @param onMistake called if the address or its response cannot be right
 */
export function tokensFrom(
  address: string,
  onMistake: (kind: TokenMistake, name: string, given: string) => void,
): TokenProvider {
  let current: Promise<string | null> | undefined;
  const mistake = (kind: TokenMistake) => {
    onMistake(kind, 'token-url', address);
    return new Error(`token-url: ${kind}`);
  };
  const ask = async () => {
    const url = new URL(address, document.baseURI);
    if (url.origin !== location.origin) throw mistake('foreign');
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(limit),
    }).catch((error: Error) => {
      if (error.name === 'TimeoutError') mistake('silence');
      throw error;
    });
    if (!response.ok) throw new Error(`token-url answered ${response.status}.`);
    const { token }: { token?: unknown } = (await response.json().catch(() => null)) ?? {};
    if (typeof token !== 'string' && token !== null) throw mistake('format');
    return token;
  };
  const askAgain = () => {
    const asked = ask();
    current = asked;
    // a failure is not kept: the next call asks again
    asked.catch(() => {
      if (current === asked) current = undefined;
    });
    return asked;
  };
  return { getToken: () => current ?? askAgain(), refresh: askAgain };
}
