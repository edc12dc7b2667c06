import { roles, rolesOf } from '@tramita/client/rules';
import type { SessionUser } from '../identity/authenticator.ts';

/** Returns how a user reads stored sheets: administrators all of them, others those written by their places. */
export const readerOf = (user: SessionUser): { readonly readerId: number | null } => ({
  readerId: rolesOf(user).has(roles.admin) ? null : user.id,
});
