import { createClient, type TramitaClient } from '@tramita/client';
import { capabilities, type EndpointId } from '@tramita/client/contract';
import type { Sandbox } from '@tramita/server/sandbox';
import type { ThemeName } from '@tramita/widgets/theme';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { render } from 'vitest-browser-react';
import type { Session } from '../../auth/session.ts';
import { readPortalConfig } from '../../config/portal-config.ts';
import { portalRoutes } from '../router.tsx';
import '../page.css';

export interface PortalOptions {
  /** First address. */
  readonly at: string;
  /** @default 'light' */
  readonly theme?: ThemeName;
  /** Additions that the backend does not implement. @default none */
  readonly without?: readonly EndpointId[];
}

/** Returns the session of a user of a sandbox, without an issuer. */
function sessionOf(client: TramitaClient, getToken: () => Promise<string | null>): Session {
  return {
    client,
    tokens: {
      status: 'signed-in',
      hasLeftElsewhere: false,
      subscribe: () => () => {},
      signIn: async () => {},
      completeSignIn: async () => '/',
      signOut: async () => {},
      getToken,
      refresh: getToken,
      onSignedOut: () => {},
      onRefused: () => {},
    },
    resume: async () => true,
    signInAside: null,
  };
}

/** Opens the portal for a user of a sandbox. */
export async function openPortal(sandbox: Sandbox, userName: string, { at, theme, without = [] }: PortalOptions) {
  const { fetch: send, tokenProvider } = sandbox.as(userName);
  const fetch: typeof send = async (input, init) => {
    const response = await send(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (pathname !== capabilities.path || without.length === 0) return response;
    const body = (await response.json()) as { additions: EndpointId[] };
    return Response.json({ ...body, additions: body.additions.filter((id) => !without.includes(id)) });
  };
  const client = createClient({ baseUrl: 'http://sandbox.test', tokenProvider, fetch });
  const session = sessionOf(client, async () => tokenProvider.getToken());
  const config = readPortalConfig({ issuer: 'http://sandbox.test', clientId: 'portal', realtime: false });
  const router = createMemoryRouter(portalRoutes({ session, config }, theme ?? 'light'), { initialEntries: [at] });
  const screen = await render(<RouterProvider router={router} />);
  return { screen, router, client };
}
