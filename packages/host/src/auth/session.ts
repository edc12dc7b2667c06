import { createClient, type TramitaClient } from '@tramita/client';
import { createOidcTokenProvider, type OidcTokenProvider } from '@tramita/client/oidc';
import type { PortalConfig } from '../config/portal-config.ts';

/** Address to which the issuer redirects after sign-in. */
export const callbackPath = '/signin/callback';

/** The tokens of a session and its state. */
export type SessionTokens = Omit<OidcTokenProvider, 'resume' | 'dispose'>;

/** How a sign-in in a window of its own ended. */
export type WindowSignIn = 'signed-in' | 'blocked' | 'closed';

/** The connection of this page: tokens from the issuer or from the page around a frame, calls to the API. */
export interface Session {
  readonly client: TramitaClient;
  readonly tokens: SessionTokens;
  /** Finds the session without leaving the page, if possible. Runs only once, however often it is called. */
  readonly resume: () => Promise<boolean>;
  /**
   * Signs the user in without leaving the page; must be called during a click. Null where the page itself goes to the
   * issuer, which is everywhere but under the addresses for frames.
   */
  readonly signInAside: (() => Promise<WindowSignIn>) | null;
}

/** Connects to the configured issuer and API; sends nothing yet. */
export function createSession(config: PortalConfig): Session {
  const tokens = createTokens(config);
  return { ...connect(config, tokens), signInAside: null };
}

/** Creates the tokens of the issuer. @param navigate goes to the issuer. @default leaves this page */
export const createTokens = (config: PortalConfig, navigate?: (url: string) => void): OidcTokenProvider =>
  createOidcTokenProvider({
    issuer: config.issuer,
    endpoints: config.endpoints ?? undefined,
    clientId: config.clientId,
    scope: config.scope,
    resource: config.audience || undefined,
    redirectUri: `${location.origin}${callbackPath}`,
    postLogoutRedirectUri: `${location.origin}/`,
    ...(navigate && { navigate }),
  });

/** Connects tokens of the issuer to the API. */
export function connect(config: PortalConfig, tokens: OidcTokenProvider): Omit<Session, 'signInAside'> {
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
