/** Whatever is shorter might be guessed from its end. */
const shortestWithEnd = 16;
const shownCharacters = 4;

/** The end of a secret, by which it is told from others. */
const shortened = (secret: string): string =>
  `...${secret.length < shortestWithEnd ? '' : secret.slice(-shownCharacters)}`;

/**
 * The webhook of a chat as it may be shown: who knows all of it can write there, so only its origin is left and the end of
 * what follows, such as `https://hooks.example/...x7Qz`. Of what is no such address only the end is left.
 */
export function shortWebhook(address: string): string {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return shortened(address);
  const rest = url.pathname + url.search + url.hash;
  return rest === '/' ? url.origin : `${url.origin}/${shortened(rest)}`;
}
