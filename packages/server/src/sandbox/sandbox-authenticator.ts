import { errorMessage } from '@tramita/client/rules';
import type { Db } from '../db/connection/db.ts';
import { findUserByName, isRegistered } from '../db/people/session-users.ts';
import { ServiceError } from '../errors.ts';
import type { Authenticator } from '../identity/authenticator.ts';
import { personRefused } from '../identity/person-refused.ts';

const prefix = 'sandbox.';

/** Returns the token of a user in the sandbox. */
export const sandboxToken = (userName: string): string => `${prefix}${userName}`;

/** Accepts tokens of the form `sandbox.<userName>`; a page's own sandbox needs no secret. */
export function createSandboxAuthenticator(db: Db): Authenticator {
  return async (token) => {
    if (!token.startsWith(prefix)) {
      throw new ServiceError(401, 'UNAUTHENTICATED', errorMessage('UNAUTHENTICATED'));
    }
    const userName = token.slice(prefix.length);
    const user = await findUserByName(db, userName);
    if (!user) throw personRefused(await isRegistered(db, { userName }));
    return user;
  };
}
