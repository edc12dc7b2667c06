// Represents the sign-in of a company's own page.
import type { IncomingMessage } from 'node:http';

/** The session of a page in the browser. */
export const session = { accessToken: 'token', renew: async () => ({ accessToken: 'token' }) };

/** The session of a request on the page's own server. */
export const sessionOf = (request: IncomingMessage) => (request.headers.cookie ? session : undefined);

/** The session of a page that is rendered on a server. */
export const readSession = async () => ({ api: 'https://tramita.example.com', userId: '7', token: 'token' });
