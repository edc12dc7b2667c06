import { createClient, type TramitaClient } from '@tramita/client';

/** Address of the server; empty for the sandbox. */
const server = import.meta.env['VITE_TRAMITA_SERVER'];

/** Connects to the server of the settings, or to the sandbox. */
export function connect(): Promise<TramitaClient> {
  return server ? connectToServer(server) : connectToSandbox();
}

/** Starts the whole server with a demo company in this page. A build for a real server leaves its code out. */
async function connectToSandbox(): Promise<TramitaClient> {
  const { createSandbox } = await import('@tramita/server/sandbox');
  const sandbox = await createSandbox();
  return createClient({ baseUrl: 'http://sandbox', ...sandbox.as('rafael.nunes') });
}

/** Signs the user in at the issuer of a server. */
async function connectToServer(address: string): Promise<TramitaClient> {
  const { createOidcTokenProvider } = await import('@tramita/client/oidc');
  const config = await (await fetch(new URL('/config.json', address))).json();
  const tokenProvider = createOidcTokenProvider({
    issuer: config.issuer,
    clientId: config.clientId,
    scope: config.scope,
    ...(config.audience && { resource: config.audience }),
    redirectUri: `${location.origin}/signin/callback`,
  });
  if (location.pathname === '/signin/callback') {
    history.replaceState(null, '', await tokenProvider.completeSignIn(location.href));
  } else {
    await tokenProvider.signIn({ returnTo: location.pathname });
    // the page is leaving for the issuer
    await new Promise(() => {});
  }
  return createClient({ baseUrl: address, tokenProvider });
}
