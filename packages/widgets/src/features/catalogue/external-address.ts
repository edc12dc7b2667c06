/**
 * The address of a service that lives elsewhere: every `{token}` in it becomes the person's catalogue token, encoded
 * for an address. Answers null for what is no http or https address, so that nothing else is ever opened.
 */
export function externalAddress(url: string, token: string | null | undefined): string | null {
  const filled = url.replaceAll('{token}', encodeURIComponent(token ?? ''));
  const address = URL.parse(filled);
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address.href : null;
}
