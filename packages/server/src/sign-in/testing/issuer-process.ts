// An OpenID provider of a company, in a process of its own: `startIssuerProcess` starts it and sends it messages. People
// sign in at it in a browser by their user name, for the portals whose origins are its arguments.
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { grantType, type IssuerMessage } from './issuer-messages.ts';

const audience = 'tramita';
const portals = process.argv.slice(2);

/** Claims of the userinfo endpoint by subject; a number is the status of a failure. */
const userinfo = new Map<string, Record<string, unknown> | number>();
let userinfoCalls = 0;
let handle: RequestListener = (_request, response) => void response.writeHead(503).end();

const server = createServer((request, response) => handle(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const paramsOf = (ctx: KoaContextWithOIDC) => ctx.oidc.params as Readonly<Record<string, string>>;

/** The API, and the form of its tokens. */
const apiAddress = 'urn:example:tramita';
const api = { scope: 'api', audience, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'ES256' } } } as const;

/** Grants the portal everything without asking the person. */
const loadExistingGrant: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { session, client, provider } = oidc;
  if (!session || !client) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(apiAddress, 'api');
  await grant.save();
  return grant;
};

/** Issues access tokens with the claims of the request, as `JWT` for the API. */
async function issue(ctx: KoaContextWithOIDC): Promise<void> {
  const { client, provider } = ctx.oidc;
  if (!client) throw new Error('the client is authenticated first');
  const { sub, iat } = JSON.parse(paramsOf(ctx)['test_claims'] ?? '{}');
  const token = new provider.AccessToken({ accountId: sub, client, grantId: crypto.randomUUID(), gty: grantType });
  token.resourceServer = new provider.ResourceServer(audience, api);
  if (iat !== undefined) token.iat = iat;
  ctx.body = { access_token: await token.save(), token_type: 'Bearer' };
}

const signInPath = '/sign-in/';
const signInPage = `<!doctype html><html lang="pt-BR"><title>Emissor da empresa</title><link rel="icon" href="data:,">
<form method="post"><label>Usuário <input name="userName" required></label> <button>Entrar</button></form></html>`;

/** Shows the page on which a person signs in, or takes their user name from its form. */
async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(signInPage);
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('userName') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } });
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
        grant_types: portals.length > 0 ? [grantType, 'authorization_code'] : [grantType],
        response_types: portals.length > 0 ? ['code'] : [],
        redirect_uris: portals.map((origin) => `${origin}/signin/callback`),
        post_logout_redirect_uris: portals.map((origin) => `${origin}/`),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [jwk] } as Configuration['jwks'],
    cookies: { keys: ['test'] },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiAddress,
        useGrantedResource: () => true,
        getResourceServerInfo: () => api,
      },
    },
    interactions: { url: (_ctx, { uid }) => `${signInPath}${uid}` },
    clientBasedCORS: (_ctx, origin) => portals.includes(origin),
    findAccount: (_ctx, userName) => ({ accountId: userName, claims: () => ({ sub: userName }) }),
    loadExistingGrant,
    extraTokenClaims(ctx, token) {
      const { sub: _sub, iat: _iat, ...claims } = JSON.parse(paramsOf(ctx)['test_claims'] ?? '{}');
      return paramsOf(ctx)['grant_type'] === grantType || !('accountId' in token)
        ? claims
        : { preferred_username: token.accountId };
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
  const answer = provider.callback();
  handle = (request, response) =>
    request.url?.startsWith(signInPath) ? signIn(provider, request, response) : answer(request, response);
}

await useNewKey();
process.on('message', async (message: IssuerMessage) => {
  if (message.kind === 'rotate') await useNewKey();
  else if (message.kind === 'userinfo') userinfo.set(message.sub, message.claims);
  process.send?.({ url, userinfoCalls });
});
process.on('disconnect', () => process.exit(0));
process.send?.({ url, userinfoCalls });
