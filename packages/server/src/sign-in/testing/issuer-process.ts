// An OpenID provider of a company, in a process of its own: `startIssuerProcess` starts it and sends it messages.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { grantType, type IssuerMessage } from './issuer-messages.ts';

const audience = 'tramita';

/** Claims of the userinfo endpoint by subject; a number is the status of a failure. */
const userinfo = new Map<string, Record<string, unknown> | number>();
let userinfoCalls = 0;
let handle: RequestListener = (_request, response) => void response.writeHead(503).end();

const server = createServer((request, response) => handle(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const paramsOf = (ctx: KoaContextWithOIDC) => ctx.oidc.params as Readonly<Record<string, string>>;

/** Issues access tokens with the claims of the request, as `JWT` for the API. */
async function issue(ctx: KoaContextWithOIDC): Promise<void> {
  const { client, provider } = ctx.oidc;
  if (!client) throw new Error('the client is authenticated first');
  const { sub, iat } = JSON.parse(paramsOf(ctx)['test_claims'] ?? '{}');
  const token = new provider.AccessToken({ accountId: sub, client, grantId: crypto.randomUUID(), gty: grantType });
  token.resourceServer = new provider.ResourceServer(audience, {
    scope: 'api',
    audience,
    accessTokenFormat: 'jwt',
    jwt: { sign: { alg: 'ES256' } },
  });
  if (iat !== undefined) token.iat = iat;
  ctx.body = { access_token: await token.save(), token_type: 'Bearer' };
}

/** Starts to sign with a new key; the former one is no longer published. */
async function useNewKey(): Promise<void> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: 'ES256', use: 'sig' };
  const { d: _secret, ...publicKey } = jwk;
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'portal',
        token_endpoint_auth_method: 'none',
        grant_types: [grantType],
        response_types: [],
        redirect_uris: [],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [jwk] } as Configuration['jwks'],
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    extraTokenClaims(ctx) {
      const { sub: _sub, iat: _iat, ...claims } = JSON.parse(paramsOf(ctx)['test_claims'] ?? '{}');
      return claims;
    },
  });
  provider.registerGrantType(grantType, issue, ['test_claims']);
  // the provider's own endpoint accepts no tokens with an audience
  provider.use(async (ctx, next) => {
    if (ctx.path !== '/me') return next();
    userinfoCalls += 1;
    const { payload } = await jwtVerify(
      String(ctx.headers.authorization).slice(7),
      createLocalJWKSet({ keys: [publicKey] }),
    );
    const answer = userinfo.get(payload.sub ?? '') ?? {};
    if (typeof answer === 'number') ctx.status = answer;
    else ctx.body = { sub: payload.sub, ...answer };
  });
  handle = provider.callback();
}

await useNewKey();
process.on('message', async (message: IssuerMessage) => {
  if (message.kind === 'rotate') await useNewKey();
  else if (message.kind === 'userinfo') userinfo.set(message.sub, message.claims);
  process.send?.({ url, userinfoCalls });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url, userinfoCalls });
