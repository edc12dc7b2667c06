import type { TokenProvider } from '@tramita/client';

/** Limit of a call to `token-url`, in ms: a little less than that of the calls that wait for it, which then fail for this reason. */
const limit = 29_000;

/**
 * Makes a token provider from the attribute `token-url`: an address of the page's own origin that returns
 * `{ "token": "…" }`, or null as token for a visitor. It is asked once, and again when the token has expired or a call
 * to it failed or got no answer.
 *
 * @param onMistake called with a sentence if the address or its response cannot be right
 */
export function tokensFrom(address: string, onMistake: (sentence: string) => void): TokenProvider {
  let current: Promise<string | null> | undefined;
  const mistake = (rule: string) => {
    const sentence = `has token-url="${address}", which ${rule}`;
    onMistake(sentence);
    return new Error(sentence);
  };
  const ask = async () => {
    const url = new URL(address, document.baseURI);
    if (url.origin !== location.origin) throw mistake(`must be of the page's own origin, not ${url.origin}.`);
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(limit),
    }).catch((error: Error) => {
      throw error.name === 'TimeoutError'
        ? Object.assign(mistake('did not answer in time.'), { name: error.name })
        : error;
    });
    if (!response.ok) throw new Error(`token-url answered ${response.status}.`);
    const { token }: { token?: unknown } = (await response.json().catch(() => null)) ?? {};
    if (typeof token !== 'string' && token !== null)
      throw mistake('must answer a JSON object with the string "token".');
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
