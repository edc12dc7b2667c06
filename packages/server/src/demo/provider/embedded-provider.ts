import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import type { Db } from '../../db/connection/db.ts';
import { findUserByName } from '../../db/people/session-users.ts';
import { framePolicy } from '../../http/security-headers.ts';
import { grantClaim } from '../../identity/grant-claim.ts';
import type { Logger } from '../../ports/logger.ts';
import type { EmbeddedIssuer } from './demo-token.ts';
import { createOidcAdapter } from './oidc-adapter.ts';
import type { ProviderKeys } from './provider-keys.ts';
import { renderFailurePage, renderSignOutPage } from './sign-in-pages.ts';

/** Options of the embedded OpenID provider. */
export interface EmbeddedProviderOptions extends EmbeddedIssuer, PageOrigins {
  readonly db: Db;
  readonly keys: ProviderKeys;
  readonly log: Logger;
  readonly productName: string;
  /** True behind a proxy that ends TLS and sets `X-Forwarded-*`. */
  readonly trustProxy: boolean;
  /** @default 600 */
  readonly accessTokenSeconds?: number;
}

const day = 24 * 60 * 60;

/** Path of the sign-in page of an interaction. */
export const signInPath = '/oidc/entrar';

const paths = { authorization: '/auth', token: '/token', end_session: '/session/end' };

/** Endpoints of the embedded provider, so that the portal need not discover them. */
export const endpointsOf = (issuer: string) => ({
  authorization: `${issuer}${paths.authorization}`,
  token: `${issuer}${paths.token}`,
  endSession: `${issuer}${paths.end_session}`,
});

const claims = {
  openid: ['sub'],
  profile: ['name', 'given_name', 'family_name', 'preferred_username'],
  email: ['email'],
};

function clientOf({ clientId, portalOrigins }: EmbeddedProviderOptions): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: clientId,
    client_name: 'Portal',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: portalOrigins.map((origin) => `${origin}/signin/callback`),
    post_logout_redirect_uris: portalOrigins.map((origin) => `${origin}/`),
  };
}

function featuresOf(options: EmbeddedProviderOptions): Configuration['features'] {
  const { audience, accessTokenSeconds = 600 } = options;
  return {
    devInteractions: { enabled: false },
    // the API's scope must only be listed here: among `scopes` it would request consent in an endless loop
    resourceIndicators: {
      enabled: true,
      defaultResource: () => audience,
      useGrantedResource: () => true,
      getResourceServerInfo: () => ({
        scope: 'api',
        audience,
        accessTokenFormat: 'jwt',
        jwt: { sign: { alg: 'RS256' } },
        accessTokenTTL: accessTokenSeconds,
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource(ctx, form) {
        ctx.body = renderSignOutPage(form, options.productName);
      },
    },
  };
}

/** Grants the portal everything it requests without consent, because it is a first-party client. */
const loadExistingGrant: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { session, client, provider, result } = oidc;
  if (!session || !client) return undefined;
  const known = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const grant = known ? await provider.Grant.find(known) : undefined;
  if (grant) return grant;
  const fresh = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  fresh.addOIDCScope('openid profile email');
  for (const resource of Object.keys(oidc.resourceServers ?? {})) fresh.addResourceScope(resource, 'api');
  await fresh.save();
  return fresh;
};

/** The default prompts; the session of a user deactivated meanwhile is dropped, so that the page asks again. */
function promptsOf() {
  const { base, Check } = interactionPolicy;
  const policy = base();
  const isGone = new Check('inactive_user', 'the user is not active', 'login_required', ({ oidc }) => {
    if (!oidc.session?.accountId || oidc.account) return Check.NO_NEED_TO_PROMPT;
    // another user may sign in in the same browser, without the grants of this one
    delete oidc.session.accountId;
    delete oidc.session.authorizations;
    return Check.REQUEST_PROMPT;
  });
  policy.get('login')?.checks.add(isGone, 0);
  return policy;
}

function configurationOf(options: EmbeddedProviderOptions): Configuration {
  const { db, keys } = options;
  return {
    adapter: (kind: string) => createOidcAdapter(db, kind),
    clients: [clientOf(options)],
    jwks: { keys: [keys.signingKey] },
    cookies: { keys: keys.cookieKeys, names: { session: 'tramita_session', interaction: 'tramita_signin' } },
    scopes: ['openid', 'profile', 'email'],
    claims,
    conformIdTokenClaims: false,
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant,
    routes: paths,
    interactions: { url: (_ctx, interaction) => `${signInPath}/${interaction.uid}`, policy: promptsOf() },
    features: featuresOf(options),
    clientBasedCORS: (_ctx, origin) => options.portalOrigins.includes(origin),
    async findAccount(_ctx, userName) {
      const user = await findUserByName(db, userName);
      if (!user) return undefined;
      return {
        accountId: user.userName,
        claims: async () => ({
          sub: user.userName,
          name: user.completeName,
          given_name: user.firstName,
          family_name: user.lastName,
          preferred_username: user.userName,
          email: user.email ?? undefined,
        }),
      };
    },
    extraTokenClaims: (_ctx, token) =>
      'accountId' in token ? { preferred_username: token.accountId, [grantClaim]: token.grantId } : undefined,
    renderError(ctx, out) {
      ctx.type = 'html';
      ctx.body = renderFailurePage(options.productName, out.error);
    },
    ttl: {
      AccessToken: options.accessTokenSeconds ?? 600,
      AuthorizationCode: 60,
      IdToken: 60 * 60,
      Interaction: 60 * 60,
      RefreshToken: 14 * day,
      Grant: 14 * day,
      Session: 14 * day,
    },
  };
}

/** Creates the server's own OpenID provider: code + PKCE for the portal, short JWT access tokens, rotation. */
export function createEmbeddedProvider(options: EmbeddedProviderOptions): Provider {
  const provider = new Provider(options.issuer, configurationOf(options));
  provider.proxy = options.trustProxy;
  provider.on('server_error', (_ctx, error) => {
    options.log.error('identity provider failed', { stack: error.stack });
  });
  const policy = pagePolicy(options);
  provider.use(async (ctx, next) => {
    await next();
    ctx.set('x-content-type-options', 'nosniff');
    ctx.set('referrer-policy', 'same-origin');
    if (ctx.type === 'text/html') ctx.set('content-security-policy', policy);
  });
  return provider;
}

/** Origins in the policy of the provider's pages. */
export interface PageOrigins {
  /** Origins the portal may be served from; each gets `/signin/callback` and `/`. */
  readonly portalOrigins: readonly string[];
  /** Origins that may show the pages in a frame. */
  readonly frameAncestors: readonly string[];
}

/**
 * Policy of the provider's own pages. It lists the portal, because browsers apply `form-action` to redirects of forms.
 */
export function pagePolicy({ portalOrigins, frameAncestors }: PageOrigins): string {
  const targets = ["'self'", ...portalOrigins].join(' ');
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "script-src 'self'",
    `form-action ${targets}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    framePolicy(frameAncestors),
  ].join('; ');
}
