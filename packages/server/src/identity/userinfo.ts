import type { Claims } from './claims.ts';
import { loadIssuerMetadata } from './issuer-metadata.ts';

/** Reads the claims of a token's user from the issuer. @throws if they cannot be read */
export type ReadUserinfo = (token: string) => Promise<Claims>;

const mostBytes = 256 * 1024;

/** Creates a reader of the userinfo endpoint that an issuer announces; the address is looked up once. */
export function createUserinfoReader(issuer: string): ReadUserinfo {
  let address: Promise<string> | undefined;

  async function findAddress(): Promise<string> {
    const { userinfo_endpoint: found } = await loadIssuerMetadata(issuer);
    if (found === undefined) throw new Error(`${issuer} announces no userinfo endpoint`);
    return found;
  }

  return async (token) => {
    address ??= findAddress();
    const url = await address.catch((error: unknown) => {
      address = undefined;
      throw error;
    });
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    });
    if (!response.ok) throw new Error(`GET ${url} returned ${response.status}`);
    const text = await response.text();
    if (text.length > mostBytes) throw new Error(`GET ${url} returned more than ${mostBytes} characters`);
    const claims: unknown = JSON.parse(text);
    if (typeof claims !== 'object' || claims === null || Array.isArray(claims)) {
      throw new Error(`GET ${url} returned no object`);
    }
    return claims as Claims;
  };
}
