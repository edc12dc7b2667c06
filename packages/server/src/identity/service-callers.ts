import { errorMessage } from '@tramita/client/rules';
import type { Services } from '../context.ts';
import { findCallerByToken, type ServiceCallerRow } from '../db/service-accounts/service-callers.ts';
import { ForbiddenError, ServiceError } from '../errors.ts';
import { sha256 } from '../sha256.ts';
import { isInRanges } from './address-range.ts';
import type { Authenticator, SessionUser } from './authenticator.ts';

const prefix = 'trm_';

/** Returns a new token of a service account: 256 random bits. */
export function newServiceToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const base64 = btoa(String.fromCharCode(...bytes));
  return prefix + base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Returns the stored hash of a token. The token is entirely random, so a plain hash reveals nothing about it, and the
 * time of a look-up by hash reveals nothing about stored tokens.
 */
export const hashServiceToken = (token: string): Promise<string> => sha256(token);

/** Returns a service account as the user of a call. */
export const serviceUser = ({ user, scopes, addresses }: ServiceCallerRow): SessionUser => ({
  ...user,
  service: { scopes, addresses },
});

async function authenticateToken({ db, now }: Services, token: string): Promise<SessionUser> {
  const found = await findCallerByToken(db, await hashServiceToken(token), now());
  if (!found) throw new ServiceError(401, 'UNAUTHENTICATED', errorMessage('UNAUTHENTICATED'));
  return serviceUser(found);
}

/**
 * Returns the user of a bearer token: a service account for one of its own tokens, otherwise what `authenticator`
 * returns.
 *
 * @throws ServiceError as `authenticator`
 */
export const authenticateCaller = (
  services: Services,
  authenticator: Authenticator,
  token: string,
): Promise<SessionUser> => (token.startsWith(prefix) ? authenticateToken(services, token) : authenticator(token));

/** Checks that a user may call from an address. @throws ForbiddenError for another address of a service account */
export function requireAddress({ service }: SessionUser, ip: string): void {
  const addresses = service?.addresses ?? [];
  if (addresses.length > 0 && !isInRanges(ip, addresses)) {
    throw new ForbiddenError('Esta conta de serviço não pode ser usada a partir deste endereço.');
  }
}
