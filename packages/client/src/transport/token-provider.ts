/**
 * Source of a client's bearer tokens. Implement it with the session a page already has, or use
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
  /**
   * Returns the token to send. Called before every call. With null the call is sent without a token; after a rejection
   * it is not sent and fails with a {@link TokenError}.
   */
  getToken(): Promise<string | null> | string | null;
  /**
   * Renews the token after a 401. Called once for all calls that fail at the same time; each of them is then repeated
   * once with the new token. Null or a rejection ends the session; if a later call still has the same token, it may be
   * called again.
   */
  refresh?(): Promise<string | null>;
  /** Called once when the session ends: the renewal failed, or the repeated call got a 401 too. */
  onSignedOut?(): void;
  /** Called when the API accepts the token but not its user, who has no access to the product or was deactivated. */
  onRefused?(): void;
}

/**
 * Returns a provider of a fixed token that cannot be renewed, for scripts, tests and API explorers.
 *
 * @example
 * createClient({ baseUrl, tokenProvider: staticTokenProvider(process.env.TRAMITA_TOKEN) });
 */
export function staticTokenProvider(token: string | null | undefined): TokenProvider {
  return { getToken: () => token ?? null };
}
