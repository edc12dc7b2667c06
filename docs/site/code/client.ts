import { createClient, type TokenProvider } from '@tramita/client';

/** Represents the session of a page; an address of its own server returns the token. */
export const tokenProvider: TokenProvider = {
  getToken: () => fetch('/tramita-token').then((response) => response.text()),
};

export const client = createClient({ baseUrl: 'https://tramita.example.com', tokenProvider });

export const createClientFor = (user: string) =>
  createClient({
    baseUrl: 'https://tramita.example.com',
    tokenProvider: { getToken: () => fetch(`/tramita-token?user=${user}`).then((response) => response.text()) },
  });
