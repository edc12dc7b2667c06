import type { Config } from '../config/read-config.ts';
import type { Services } from '../context.ts';
import type { PortalConfig } from '../http/app-options.ts';
import type { MountedProvider } from '../http/node-listener.ts';
import type { Authenticator } from '../identity/authenticator.ts';
import { createIssuerKeys } from '../identity/issuer-keys.ts';
import { createTokenAuthenticator } from '../identity/token-authenticator.ts';
import { createUserinfoReader } from '../identity/userinfo.ts';
import { createSignIn } from '../sign-in/create-sign-in.ts';
import type { SignInRules } from '../sign-in/sign-in-rules.ts';

/** How users sign in at this server. */
export interface Identity {
  readonly authenticator: Authenticator;
  /** The issuer's part of `/config.json`. */
  readonly client: Pick<PortalConfig, 'issuer' | 'endpoints' | 'clientId' | 'audience' | 'scope'>;
  /** Null with an external issuer. */
  readonly embedded: MountedProvider | null;
  /** Issues a token of the embedded provider for a script; null with an external issuer. */
  readonly issueToken: ((userName: string) => Promise<string>) | null;
}

const rulesOf = (config: Config, issuer: string): SignInRules => ({
  userNameClaim: config.oidcUserNameClaim,
  createsPeople: config.oidcCreateUsers,
  allowed: config.oidcAllowed,
  attributes: config.oidcClaims,
  externalIdClaim: config.oidcExternalIdClaim,
  rolesClaim: config.oidcRolesClaim,
  roleMap: config.oidcRoleMap,
  firstAdmin: config.firstAdmin,
  readUserinfo: config.oidcUserinfo ? createUserinfoReader(issuer) : undefined,
});

/**
 * Opens the configured external issuer, or the embedded provider at `publicUrl`/oidc. `fontPath` is the URL of the font
 * of the embedded provider's pages.
 */
export async function openIdentity(
  services: Services,
  config: Config,
  publicUrl: string,
  fontPath: string | null = null,
): Promise<Identity> {
  const { externalIssuer } = config;
  if (!externalIssuer) {
    const { openEmbeddedIssuer } = await import('../demo/provider/open-embedded-issuer.ts');
    return openEmbeddedIssuer(services, config, publicUrl, fontPath);
  }
  const keys = createIssuerKeys(externalIssuer.issuer, config.oidcJwksUrl);
  const { issuer, clientId, audience } = externalIssuer;
  return {
    authenticator: createTokenAuthenticator(services.db, {
      issuer,
      audience,
      keys,
      userNameClaim: config.oidcUserNameClaim,
      portalClientId: clientId,
      findUser: createSignIn(services, rulesOf(config, issuer)),
    }),
    client: { issuer, endpoints: null, clientId, audience: config.oidcResource ?? '', scope: config.oidcScope },
    embedded: null,
    issueToken: null,
  };
}
