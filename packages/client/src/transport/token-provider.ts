/**
 * Where a client takes its bearer tokens from. Write one around the session a page already has, or use
 * `createOidcTokenProvider` of `@tramita/client/oidc`.
 *
 * @example
 * const tokenProvider: TokenProvider = {
 *   getToken: () => session.accessToken,
 *   refresh: async () => (await session.renew()).accessToken,
 *   onSignedOut: () => location.assign('/login'),
 * };
 */
export interface TokenProvider {
  /** The token to send, asked before every call. Null sends the call without one. */
  getToken(): Promise<string | null> | string | null;
  /**
   * Renews the token after a 401. Called once for any number of calls refused at the same time; each of them is
   * then repeated once with the answer. Null or a rejection means the session is over.
   */
  refresh?(): Promise<string | null>;
  /** Told once when the session is over: the renewal failed, or the repeated call was refused too. */
  onSignedOut?(): void;
  /** Called when the API accepts the token and refuses its user, who may not use the product or was deactivated. */
  onRefused?(): void;
}

/**
 * A provider of one fixed token that cannot be renewed, for scripts, tests and API explorers.
 *
 * @example
 * createClient({ baseUrl, tokenProvider: staticTokenProvider(process.env.TRAMITA_TOKEN) });
 */
export function staticTokenProvider(token: string | null | undefined): TokenProvider {
  return { getToken: () => token ?? null };
}
