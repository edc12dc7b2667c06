import type { SessionUser } from '../context.ts';

export type { SessionUser } from '../context.ts';

/**
 * Returns the user a bearer token belongs to.
 *
 * @throws `ServiceError` 401 UNAUTHENTICATED if the token is invalid or expired, 403 TOKEN_UNAUTHORIZED if it is valid
 * but belongs to no user of the product.
 */
export type Authenticator = (token: string) => Promise<SessionUser>;
