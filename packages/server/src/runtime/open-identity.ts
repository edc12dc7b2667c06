import { createLocalJWKSet } from 'jose';
import type { Config } from '../config/read-config.ts';
import type { Services } from '../context.ts';
import { apiAudience, issueDemoToken, portalClientId } from '../demo/provider/demo-token.ts';
import { createEmbeddedProvider, endpointsOf } from '../demo/provider/embedded-provider.ts';
import { createGrantCheck } from '../demo/provider/grant-check.ts';
import { loadProviderKeys, type ProviderKeys } from '../demo/provider/provider-keys.ts';
import { createSignInHandler } from '../demo/provider/sign-in-handler.ts';
import type { PortalConfig } from '../http/app-options.ts';
import type { MountedProvider } from '../http/node-listener.ts';
import type { Authenticator } from '../identity/authenticator.ts';
import { createIssuerKeys } from '../identity/issuer-keys.ts';
import { createTokenAuthenticator } from '../identity/token-authenticator.ts';

/** How people sign in at this server. */
export interface Identity {
  readonly authenticator: Authenticator;
  /** The issuer's part of `/config.json`. */
  readonly client: Pick<PortalConfig, 'issuer' | 'endpoints' | 'clientId' | 'audience' | 'scope'>;
  /** Null with an external issuer. */
  readonly embedded: MountedProvider | null;
  /** A token of the embedded provider for a script; null with an external issuer. */
  readonly issueToken: ((userName: string) => Promise<string>) | null;
}

/** Origins at which the portal may be open: the public one, its twin on this machine, and Vite's in development. */
function portalOriginsOf(publicUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  const here = ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`);
  return [...new Set([...here, 'http://localhost:5173', 'http://127.0.0.1:5173'])];
}

const publicKeyOf = ({ signingKey: { kty, n, e, kid, alg } }: ProviderKeys) => ({ kty, n, e, kid, alg, use: 'sig' });

/**
 * Opens the configured external issuer, or the embedded provider at `publicUrl`/oidc. `fontPath` is the address of the
 * font of its pages.
 */
export async function openIdentity(
  services: Services,
  config: Config,
  publicUrl: string,
  fontPath: string | null = null,
): Promise<Identity> {
  const { db, log } = services;
  const { externalIssuer, productName } = config;
  if (externalIssuer) {
    const keys = createIssuerKeys(externalIssuer.issuer, config.oidcJwksUrl);
    const userNameClaim = config.oidcUserNameClaim;
    const { issuer, clientId, audience } = externalIssuer;
    return {
      authenticator: createTokenAuthenticator(db, { issuer, audience, keys, userNameClaim }),
      client: { issuer, endpoints: null, clientId, audience: config.oidcResource ?? '', scope: config.oidcScope },
      embedded: null,
      issueToken: null,
    };
  }
  const target = { issuer: `${publicUrl}/oidc`, clientId: portalClientId, audience: apiAudience };
  const keys = await loadProviderKeys(db);
  const portalOrigins = portalOriginsOf(publicUrl);
  const { trustProxy, accessTokenSeconds } = config;
  const common = { db, log, productName, portalOrigins };
  const provider = createEmbeddedProvider({ ...common, ...target, keys, trustProxy, accessTokenSeconds });
  const { demoPeople: people } = await import('../demo/demo-people.ts');
  return {
    authenticator: createTokenAuthenticator(db, {
      issuer: target.issuer,
      audience: target.audience,
      keys: createLocalJWKSet({ keys: [publicKeyOf(keys)] }),
      typ: 'at+jwt',
      linkSubject: false,
      isOngoing: createGrantCheck(db),
    }),
    client: { ...target, endpoints: endpointsOf(target.issuer), scope: config.oidcScope },
    embedded: { provider, signIn: createSignInHandler({ ...common, provider, people, fontPath }) },
    issueToken: (userName) => issueDemoToken(db, keys, target, userName),
  };
}
