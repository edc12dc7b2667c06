import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { loadIssuerMetadata } from './issuer-metadata.ts';

async function findJwksUrl(issuer: string): Promise<URL> {
  const metadata = await loadIssuerMetadata(issuer);
  return new URL(metadata.jwks_uri);
}

/**
 * Returns the public keys of an external issuer, loaded at the first token and cached. A failed load is retried with
 * the next token, so that the server may start before its issuer.
 */
export function createIssuerKeys(issuer: string, jwksUrl?: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    keys ??= (jwksUrl ? Promise.resolve(new URL(jwksUrl)) : findJwksUrl(issuer)).then((url) => createRemoteJWKSet(url));
    try {
      return (await keys)(header, token);
    } catch (error) {
      keys = undefined;
      throw error;
    }
  };
}
