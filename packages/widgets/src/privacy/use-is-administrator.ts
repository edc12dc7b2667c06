import { roles, rolesOf } from '@tramita/client/rules';
import { useUser } from '../calls/use-user.ts';

/** Returns whether the signed-in user is an administrator; false while that is unknown. */
export function useIsAdministrator(): boolean {
  const { user } = useUser(undefined);
  return user != null && rolesOf(user).has(roles.admin);
}
