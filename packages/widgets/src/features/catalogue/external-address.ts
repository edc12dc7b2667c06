const placeholder = '{token}';

/**
 * The address of a service that lives elsewhere: every `{token}` in it becomes what tells who comes, encoded for an
 * address. Answers null for what is no http or https address, so that nothing else is ever opened.
 */
export function externalAddress(url: string, token: string | null | undefined): string | null {
  const filled = url.replaceAll(placeholder, encodeURIComponent(token ?? ''));
  const address = URL.parse(filled);
  return address && (address.protocol === 'https:' || address.protocol === 'http:') ? address.href : null;
}

/** Whether the address wants to know who comes and its host is none of those that get the person's token itself. */
export function wantsTicket(url: string, tokenHosts: readonly string[]): boolean {
  const host = URL.parse(url.replaceAll(placeholder, ''))?.hostname ?? '';
  return url.includes(placeholder) && !tokenHosts.includes(host);
}
