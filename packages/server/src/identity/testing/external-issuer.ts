import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** An OpenID issuer for tests: its metadata, its keys, and tokens for any user. */
export interface TestIssuer {
  readonly url: string;
  /** Environment of a server whose users sign in with this issuer. */
  readonly env: Readonly<Record<string, string>>;
  sign(claims: Record<string, unknown>, audience?: string): Promise<string>;
  close(): void;
}

/** Starts an issuer on a free port. */
export async function startTestIssuer(): Promise<TestIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' };
  const server = createServer((request, response) => {
    const metadata = { issuer: url, jwks_uri: `${url}/keys` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : metadata));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    env: { OIDC_ISSUER: url, OIDC_CLIENT_ID: 'portal', OIDC_AUDIENCE: 'tramita' },
    sign: (claims, audience = 'tramita') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'JWT' })
        .setIssuer(url)
        .setAudience(audience)
        .setExpirationTime('5m')
        .sign(privateKey),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
