import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A company's identity provider with one key: publishes its metadata and keys, and signs access tokens. */
export async function startIssuer() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }];
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/keys' ? { keys } : { issuer: url, jwks_uri: `${url}/keys` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    url,
    /** Settings of a server that trusts this provider. */
    env: { OIDC_ISSUER: url, OIDC_CLIENT_ID: 'portal', OIDC_AUDIENCE: 'tramita' },
    /** Returns an access token that is valid for five minutes. */
    tokenFor(userName: string): string {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: url,
        aud: 'tramita',
        sub: userName,
        preferred_username: userName,
        iat: now,
        exp: now + 300,
      };
      const content = `${part({ alg: 'RS256', kid: 'one', typ: 'at+jwt' })}.${part(claims)}`;
      return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
    },
    close: () => server.close().closeAllConnections(),
  };
}
