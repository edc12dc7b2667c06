import { roles, rolesOf } from '@tramita/client/rules';
import type { SessionUser } from '../identity/authenticator.ts';

/** As whom a person reads kept sheets: administrators all of them, others what their places wrote. */
export const readerOf = (user: SessionUser): { readonly readerId: number | null } => ({
  readerId: rolesOf(user).has(roles.admin) ? null : user.id,
});
