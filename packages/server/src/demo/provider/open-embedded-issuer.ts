import { createLocalJWKSet } from 'jose';
import type { Config } from '../../config/read-config.ts';
import type { Services } from '../../context.ts';
import { createTokenAuthenticator } from '../../identity/token-authenticator.ts';
import { demoPeople } from '../demo-people.ts';
import { apiAudience, issueDemoToken, portalClientId } from './demo-token.ts';
import { createEmbeddedProvider, endpointsOf } from './embedded-provider.ts';
import { createGrantCheck } from './grant-check.ts';
import { loadProviderKeys, type ProviderKeys } from './provider-keys.ts';
import { createSignInHandler } from './sign-in-handler.ts';

/** Allowed origins of the portal: the public one, its local equivalent, and Vite's during development. */
function portalOriginsOf(publicUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  const here = ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${port ? `:${port}` : ''}`);
  return [...new Set([...here, 'http://localhost:5173', 'http://127.0.0.1:5173'])];
}

const publicKeyOf = ({ signingKey: { kty, n, e, kid, alg } }: ProviderKeys) => ({ kty, n, e, kid, alg, use: 'sig' });

/** Opens the embedded provider at `publicUrl`/oidc, where the demo users sign in. */
export async function openEmbeddedIssuer(
  { db, log }: Services,
  config: Config,
  publicUrl: string,
  fontPath: string | null,
) {
  const target = { issuer: `${publicUrl}/oidc`, clientId: portalClientId, audience: apiAudience };
  const keys = await loadProviderKeys(db);
  const portalOrigins = portalOriginsOf(publicUrl);
  const { productName, trustProxy, accessTokenSeconds, frameAncestors } = config;
  const common = { db, log, productName, portalOrigins, frameAncestors };
  const provider = createEmbeddedProvider({ ...common, ...target, keys, trustProxy, accessTokenSeconds });
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
    embedded: { provider, signIn: createSignInHandler({ ...common, provider, people: demoPeople, fontPath }) },
    issueToken: (userName: string) => issueDemoToken(db, keys, target, userName),
  };
}
