import {
  ErrorResponse,
  InMemoryWebStorage,
  OidcClient,
  type SigninResponse,
  WebStorageStateStore,
} from 'oidc-client-ts';
import type { TokenProvider } from '../transport/token-provider.ts';
import { SignInError } from './sign-in-error.ts';
import { openTabChannel } from './tab-channel.ts';

/** Endpoint URLs of an OpenID provider, as in its discovery document. */
export interface OidcEndpoints {
  readonly authorization: string;
  readonly token: string;
  readonly endSession: string;
}

/** Options of {@link createOidcTokenProvider}. */
export interface OidcOptions {
  /** URL of the OpenID provider, as in its `issuer`. */
  readonly issuer: string;
  readonly clientId: string;
  /** The provider's endpoints, if they are known. @default loaded once from its discovery document */
  readonly endpoints?: OidcEndpoints | undefined;
  /** URL the provider redirects to after sign-in. The page there must call `completeSignIn`. */
  readonly redirectUri: string;
  /** URL the provider redirects to after `signOut`. */
  readonly postLogoutRedirectUri?: string;
  /** @default 'openid profile email' */
  readonly scope?: string;
  /** API the token is for (RFC 8707), if the provider requires it. */
  readonly resource?: string;
  /** Seconds before expiry at which the token is renewed. @default 60 */
  readonly renewBefore?: number;
  /** Navigates to the provider. @default `location.assign` */
  readonly navigate?: (url: string) => void;
}

/**
 * State of the session. `expired` means that it could not be renewed, `refused` that the API does not give its user
 * access.
 */
export type OidcStatus = 'signed-out' | 'signed-in' | 'expired' | 'refused';

/** A token provider that can also start and end a session. */
export interface OidcTokenProvider extends TokenProvider {
  readonly status: OidcStatus;
  /** True after the same user has signed out in another tab of this browser, which also ends the provider's session. */
  readonly hasLeftElsewhere: boolean;
  /**
   * Calls the listener after each change of `status`. Returns a function that unsubscribes. Works with React's
   * `useSyncExternalStore`.
   */
  subscribe(listener: () => void): () => void;
  /**
   * Restores the session of a user who is still signed in at the provider, without leaving the page. It works only if
   * the provider is on the page's own origin, because the page has to read the provider's response.
   *
   * @returns false if the provider is on another origin or cannot be reached, or if no user is signed in there
   */
  resume(): Promise<boolean>;
  /**
   * Leaves for the provider. A user who is still signed in there is redirected back at once; a reloaded page, whose
   * tokens are lost, restores its session in this way too.
   *
   * @throws {SignInError} `UNREACHABLE`
   */
  signIn(options?: { readonly returnTo?: string }): Promise<void>;
  /**
   * Completes the sign-in after the redirect: exchanges the code in `url` for tokens. Resolves to the `returnTo` of
   * `signIn`, a path of this site. @default '/'
   *
   * @throws {SignInError}
   */
  completeSignIn(url: string): Promise<string>;
  /** Removes the tokens in all tabs of the same user and leaves for the provider's sign-out page. */
  signOut(): Promise<void>;
  getToken(): Promise<string | null>;
  refresh(): Promise<string | null>;
  onSignedOut(): void;
  onRefused(): void;
  /** Stops the renewal and removes the tokens without signing out at the provider. */
  dispose(): void;
}

/** The browser's sessionStorage, or memory where it is blocked, as in a frame of another site: it lasts for a sign-in in a window. */
function stateStorage(): Storage {
  try {
    return sessionStorage;
  } catch {
    return new InMemoryWebStorage();
  }
}

/**
 * Creates a token provider that signs users in at an OpenID provider with authorization code and PKCE. Tokens are kept
 * in memory only and are lost on reload. They are renewed with the refresh token before they expire; concurrent callers
 * share one renewal, because a refresh token may be usable only once. Runs in browsers: the state of a pending sign-in
 * is kept in `sessionStorage`.
 *
 * @example
 * const tokenProvider = createOidcTokenProvider({ issuer, clientId: 'portal', redirectUri: `${origin}/callback` });
 * if (location.pathname === '/callback') navigate(await tokenProvider.completeSignIn(location.href));
 * else await tokenProvider.signIn({ returnTo: location.pathname });
 */
export function createOidcTokenProvider(options: OidcOptions): OidcTokenProvider {
  const { resource, renewBefore = 60, navigate = (url) => location.assign(url) } = options;
  const oidc = new OidcClient({
    authority: options.issuer,
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    post_logout_redirect_uri: options.postLogoutRedirectUri,
    scope: options.scope ?? 'openid profile email',
    resource,
    metadata: options.endpoints && {
      issuer: options.issuer,
      authorization_endpoint: options.endpoints.authorization,
      token_endpoint: options.endpoints.token,
      end_session_endpoint: options.endpoints.endSession,
    },
    stateStore: new WebStorageStateStore({ store: stateStorage(), prefix: 'tramita.oidc.' }),
  });
  const listeners = new Set<() => void>();
  let status: OidcStatus = 'signed-out';
  let session: SigninResponse | undefined;
  let renewal: Promise<string | null> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeftElsewhere = false;
  const tabs = openTabChannel(`tramita.oidc ${options.issuer} ${options.clientId}`, (subject) => {
    if (subject !== session?.profile.sub) return;
    hasLeftElsewhere = true;
    become('signed-out');
  });

  function become(next: OidcStatus, tokens?: SigninResponse): void {
    clearTimeout(timer);
    session = tokens;
    const lifetime = tokens?.refresh_token ? (tokens.expires_in ?? 0) : 0;
    if (lifetime > 0) timer = setTimeout(refresh, renewalDelay(lifetime, renewBefore));
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener();
  }

  async function renew(): Promise<string | null> {
    const before = session;
    if (!before?.refresh_token) return null;
    const { refresh_token, id_token, session_state, scope, profile } = before;
    try {
      const state = { refresh_token, id_token, session_state, scope, profile };
      const tokens = await oidc.useRefreshToken({ state, resource });
      if (session !== before) return null;
      tokens.refresh_token ??= refresh_token;
      become('signed-in', tokens);
      return tokens.access_token;
    } catch (error) {
      // an unreachable provider may be back before the token expires; an error response is final
      if (error instanceof ErrorResponse && session === before) become('expired');
      return null;
    }
  }

  function refresh(): Promise<string | null> {
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function complete(url: string): Promise<string> {
    await oidc.readSigninResponseState(url).catch((cause: unknown) => {
      throw new SignInError('STATE_LOST', cause);
    });
    const tokens = await oidc.processSigninResponse(url).catch(unreachable);
    hasLeftElsewhere = false;
    become('signed-in', tokens);
    return ownPath(tokens.userState, url);
  }

  return {
    get status() {
      return status;
    },
    get hasLeftElsewhere() {
      return hasLeftElsewhere;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn({ returnTo } = {}) {
      const request = await oidc.createSigninRequest({ state: { returnTo }, resource }).catch(unreachable);
      navigate(request.url);
    },
    completeSignIn: complete,
    async resume() {
      if (new URL(options.issuer).origin !== new URL(options.redirectUri).origin) return false;
      try {
        const request = await oidc.createSigninRequest({ resource, prompt: 'none' });
        const { url, body } = await fetch(request.url, { headers: { accept: 'text/html' } });
        void body?.cancel();
        await complete(url);
        return true;
      } catch {
        // the sign-in that follows reports the problem
        return false;
      }
    },
    async signOut() {
      const id_token_hint = session?.id_token;
      if (session?.profile.sub) tabs.post(session.profile.sub);
      become('signed-out');
      const request = await oidc.createSignoutRequest({ id_token_hint }).catch(unreachable);
      navigate(request.url);
    },
    async getToken() {
      const isOver = session?.expires_in !== undefined && session.expires_in <= 0;
      return isOver ? refresh() : (session?.access_token ?? null);
    },
    refresh,
    onSignedOut() {
      become(status === 'signed-in' ? 'expired' : status);
    },
    onRefused: () => become('refused'),
    dispose() {
      listeners.clear();
      tabs.close();
      become('signed-out');
    },
  };
}

/** Returns the milliseconds until the renewal. Short-lived tokens are renewed halfway, which avoids a renewal loop. */
function renewalDelay(lifetime: number, renewBefore: number): number {
  const seconds = Math.max(lifetime - renewBefore, lifetime / 2);
  return Math.min(seconds * 1000, 2 ** 31 - 1);
}

function unreachable(cause: unknown): never {
  throw cause instanceof ErrorResponse
    ? new SignInError('REFUSED', cause, cause.error ?? undefined)
    : new SignInError('UNREACHABLE', cause);
}

/** Returns `returnTo` if it is on this site, otherwise '/'. The value comes from a URL, so it may be an attack. */
function ownPath(state: unknown, url: string): string {
  const { returnTo } = (state ?? {}) as { returnTo?: unknown };
  const { origin } = new URL(url);
  if (typeof returnTo !== 'string' || !URL.canParse(returnTo, origin)) return '/';
  const target = new URL(returnTo, origin);
  return target.origin === origin ? `${target.pathname}${target.search}${target.hash}` : '/';
}
