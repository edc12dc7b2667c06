import 'server-only';
import { createClient } from '@tramita/client';
import { readSession } from './session';

/** Creates the client of one request of a page. */
export async function serverClient() {
  const { api, identity, token } = await readSession();
  return createClient({ baseUrl: api, identity, tokenProvider: { getToken: async () => token } });
}
