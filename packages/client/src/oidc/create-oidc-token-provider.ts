import { ErrorResponse, OidcClient, type SigninResponse, WebStorageStateStore } from 'oidc-client-ts';
import type { TokenProvider } from '../transport/token-provider.ts';
import { SignInError } from './sign-in-error.ts';
import { openTabChannel } from './tab-channel.ts';

/** Where a provider takes what, as its discovery document says. */
export interface OidcEndpoints {
  readonly authorization: string;
  readonly token: string;
  readonly endSession: string;
}

/** What {@link createOidcTokenProvider} takes. */
export interface OidcOptions {
  /** Address of the OpenID provider, as in its `issuer`. */
  readonly issuer: string;
  readonly clientId: string;
  /** The provider's endpoints, where they are known. @default what its discovery document says, asked for once */
  readonly endpoints?: OidcEndpoints | undefined;
  /** Where the provider sends people back to; the page there calls `completeSignIn`. */
  readonly redirectUri: string;
  /** Where the provider sends people after `signOut`. */
  readonly postLogoutRedirectUri?: string;
  /** @default 'openid profile email' */
  readonly scope?: string;
  /** The API the token is for (RFC 8707), where the provider asks for it. */
  readonly resource?: string;
  /** Seconds before its end at which the token is renewed. @default 60 */
  readonly renewBefore?: number;
  /** How the page leaves for the provider. @default `location.assign` */
  readonly navigate?: (url: string) => void;
}

/**
 * Whether there is a session; `expired` when there was one that could not be renewed, `refused` when the API does not
 * let its user in.
 */
export type OidcStatus = 'signed-out' | 'signed-in' | 'expired' | 'refused';

/** A token provider with the ways into and out of a session. */
export interface OidcTokenProvider extends TokenProvider {
  readonly status: OidcStatus;
  /** True after the same user signed out in another tab of this browser; the provider's session is over then. */
  readonly hasLeftElsewhere: boolean;
  /** Tells of every change of `status`; returns how to stop. Fits React's `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
  /**
   * Finds the session of somebody still signed in at the provider without leaving the page, so that a reload stays one
   * document. Possible only where the provider lies on the page's own origin, whose answers the page may read.
   *
   * @returns false at any other provider, when nobody is signed in there, and when it cannot be reached.
   */
  resume(): Promise<boolean>;
  /**
   * Leaves for the provider. Someone still signed in there comes straight back, so this is also how a reloaded
   * page, whose tokens are gone, finds its session again.
   *
   * @throws {SignInError} `UNREACHABLE`
   */
  signIn(options?: { readonly returnTo?: string }): Promise<void>;
  /**
   * Ends the way back: trades the code in the address for tokens and resolves to the `returnTo` of `signIn`,
   * a path of this site (`/` unless given).
   *
   * @throws {SignInError}
   */
  completeSignIn(url: string): Promise<string>;
  /** Forgets the tokens, in all tabs of the same user, and leaves for the provider's sign-out. */
  signOut(): Promise<void>;
  getToken(): Promise<string | null>;
  refresh(): Promise<string | null>;
  onSignedOut(): void;
  onRefused(): void;
  /** Stops the renewal and forgets the tokens, without telling the provider. */
  dispose(): void;
}

/**
 * Signs people in at an OpenID provider with code and PKCE. Tokens stay in memory and die with the page; they are
 * renewed through the refresh token before they end, once for all who ask, as a refresh token may be used only once.
 * Runs in a browser: the state of a sign-in under way is kept in `sessionStorage`.
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
    stateStore: new WebStorageStateStore({ store: sessionStorage, prefix: 'tramita.oidc.' }),
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
      // a provider out of reach may be back before the token ends; a refusal is final
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
        // signing in, which follows, says what is wrong
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

/** Milliseconds until the renewal; short-lived tokens are renewed halfway, so that renewing never runs in circles. */
function renewalDelay(lifetime: number, renewBefore: number): number {
  const seconds = Math.max(lifetime - renewBefore, lifetime / 2);
  return Math.min(seconds * 1000, 2 ** 31 - 1);
}

function unreachable(cause: unknown): never {
  throw cause instanceof ErrorResponse
    ? new SignInError('REFUSED', cause, cause.error ?? undefined)
    : new SignInError('UNREACHABLE', cause);
}

/** Where the sign-in was begun, if it lies on this site: the value comes from an address and may be a lure. */
function ownPath(state: unknown, url: string): string {
  const { returnTo } = (state ?? {}) as { returnTo?: unknown };
  const { origin } = new URL(url);
  if (typeof returnTo !== 'string' || !URL.canParse(returnTo, origin)) return '/';
  const target = new URL(returnTo, origin);
  return target.origin === origin ? `${target.pathname}${target.search}${target.hash}` : '/';
}
