import type { User } from '@tramita/client/contract';

/** Who calls, as the contract shows them. */
export type SessionUser = User;

/**
 * Turns a bearer token into the person it belongs to.
 *
 * @throws `ServiceError` 401 UNAUTHENTICATED when the token is not valid (any more), 403 TOKEN_UNAUTHORIZED when it
 * is valid but belongs to nobody who may use the product.
 */
export type Authenticator = (token: string) => Promise<SessionUser>;
