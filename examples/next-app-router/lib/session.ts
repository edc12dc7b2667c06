import 'server-only';

/** The signed-in user of a request. */
export interface Session {
  /** Origin of the Tramita API, the same for server and browser. */
  readonly api: string;
  /** Names the user in the keys of the cache, the same for server and browser. */
  readonly identity: string;
  readonly token: string;
}

/** Returns the session of the request. An application reads it from its own sign-in, for example from a cookie. */
export async function readSession(): Promise<Session> {
  const {
    TRAMITA_API: api = 'http://localhost:3000',
    TRAMITA_USER: identity = 'user',
    TRAMITA_TOKEN: token = '',
  } = process.env;
  return { api, identity, token };
}
