import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';

const metadataSchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

async function findJwksUrl(issuer: string): Promise<URL> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`GET ${address} returned ${response.status}`);
  const metadata = z.parse(metadataSchema, await response.json());
  if (metadata.issuer !== issuer) throw new Error(`${address} returned metadata of another issuer: ${metadata.issuer}`);
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
