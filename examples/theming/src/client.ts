import { createClient } from '@tramita/client';

/** The connection to the API. `/tramita-token` is an address of the application's own server, which knows the session. */
export const client = createClient({
  baseUrl: import.meta.env['TRAMITA_API'],
  tokenProvider: { getToken: () => fetch('/tramita-token').then((response) => response.text()) },
});
