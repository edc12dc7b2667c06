import { createClient, type TramitaClient } from '@tramita/client';
import { createOidcTokenProvider, type OidcTokenProvider } from '@tramita/client/oidc';
import type { PortalConfig } from '../config/portal-config.ts';

/** Address to which the issuer redirects after sign-in. */
export const callbackPath = '/signin/callback';

/** The connection of this page: tokens from the issuer, calls to the API. */
export interface Session {
  readonly client: TramitaClient;
  readonly tokens: OidcTokenProvider;
  /** Finds the session without leaving the page, if possible. Runs only once, however often it is called. */
  readonly resume: () => Promise<boolean>;
}

/** Connects to the configured issuer and API; sends nothing yet. */
export function createSession(config: PortalConfig): Session {
  const tokens = createOidcTokenProvider({
    issuer: config.issuer,
    endpoints: config.endpoints ?? undefined,
    clientId: config.clientId,
    scope: config.scope,
    resource: config.audience || undefined,
    redirectUri: `${location.origin}${callbackPath}`,
    postLogoutRedirectUri: `${location.origin}/`,
  });
  let resumed: Promise<boolean> | undefined;
  return {
    tokens,
    client: createClient({ baseUrl: config.apiBase, tokenProvider: tokens }),
    resume() {
      // handle an OIDC callback in the URL first
      resumed ??= location.pathname === callbackPath ? Promise.resolve(false) : tokens.resume();
      return resumed;
    },
  };
}
