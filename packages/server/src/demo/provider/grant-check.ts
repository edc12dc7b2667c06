import type { JWTPayload } from 'jose';
import type { Db } from '../../db/connection/db.ts';
import { findOidcPayload } from '../../db/people/oidc-rows.ts';
import { grantClaim } from '../../identity/grant-claim.ts';

/**
 * Returns a check of whether the grant of an access token of the embedded provider still exists, so that signing out
 * ends the token immediately. Tokens for scripts have no grant and last until they expire.
 */
export function createGrantCheck(db: Db): (payload: JWTPayload) => Promise<boolean> {
  return async (payload) => {
    const grant = payload[grantClaim];
    if (grant === undefined) return true;
    return typeof grant === 'string' && (await findOidcPayload(db, 'Grant', { id: grant }, new Date())) !== null;
  };
}
