const placeholder = '{token}';

/**
 * Returns the address of an external service with every `{token}` replaced by the URL-encoded token or ticket. Returns
 * null for anything but an http or https address, so that nothing else can be opened.
 */
export function externalAddress(url: string, token: string | null | undefined): string | null {
  const filled = url.replaceAll(placeholder, encodeURIComponent(token ?? ''));
  const address = URL.parse(filled);
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address.href : null;
}

/** Whether the address contains a token placeholder and its host is not one that gets the user's token itself. */
export function wantsTicket(url: string, tokenHosts: readonly string[]): boolean {
  const host = URL.parse(url.replaceAll(placeholder, ''))?.hostname ?? '';
  return url.includes(placeholder) && !tokenHosts.includes(host);
}
