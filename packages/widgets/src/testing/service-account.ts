import { createClient } from '@tramita/client';
import { authInfo, createServiceAccount, type ServiceScope } from '@tramita/client/contract';
import type { Sandbox } from '@tramita/server/sandbox';
import { sandboxPage } from './sandbox-session.tsx';

/** Creates a service account in a sandbox; returns a client with its token. */
export async function serviceAccount(sandbox: Sandbox, name: string, scopes: ServiceScope[]) {
  const admin = sandboxPage(sandbox, 'patricia.lemos').client;
  const { id: responsible } = await admin.call(authInfo);
  const { token } = await admin.call(createServiceAccount, { body: { name, responsible, scopes } });
  return createClient({
    baseUrl: 'http://sandbox.test',
    tokenProvider: { getToken: () => token },
    fetch: sandbox.fetch,
  });
}
