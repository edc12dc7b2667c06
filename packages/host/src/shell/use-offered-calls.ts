import type { EndpointId, User } from '@tramita/client/contract';
import { canManagePeople } from '@tramita/client/rules';
import { useCapability } from '@tramita/widgets/provider';

/** Returns the calls beyond the required contract that pages of the drawer need and the backend offers to this user. */
export function useOfferedCalls(user: User): readonly EndpointId[] {
  const hasRegister = useCapability(canManagePeople(user) ? 'register.list' : null);
  return hasRegister ? ['register.list'] : [];
}
