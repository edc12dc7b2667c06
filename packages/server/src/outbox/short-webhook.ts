/** A shorter secret might be guessed from its end. */
const shortestWithEnd = 16;
const shownCharacters = 4;

/** Returns the end of a secret, which distinguishes it from others. */
const shortened = (secret: string): string =>
  `...${secret.length < shortestWithEnd ? '' : secret.slice(-shownCharacters)}`;

/**
 * Returns a chat webhook in a form that may be shown. Anyone with the full address can post there, so only its origin
 * and the end of the rest are kept, such as `https://hooks.example/...x7Qz`. Of an invalid address only the end is
 * kept.
 */
export function shortWebhook(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return shortened(address);
  const rest = url.pathname + url.search + url.hash;
  return rest === '/' ? url.origin : `${url.origin}/${shortened(rest)}`;
}
