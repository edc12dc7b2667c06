import type { User } from '@tramita/client/contract';

/** The caller, as the contract describes users. */
export type SessionUser = User;

/**
 * Returns the user a bearer token belongs to.
 *
 * @throws `ServiceError` 401 UNAUTHENTICATED if the token is invalid or expired, 403 TOKEN_UNAUTHORIZED if it is valid
 * but belongs to no user of the product.
 */
export type Authenticator = (token: string) => Promise<SessionUser>;
