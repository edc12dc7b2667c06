import { roles, rolesOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { DataReader } from '../db/requests/readable-data.ts';

/** Returns how the user reads the values of requests in lists and files. */
export const dataReaderOf = (user: Pick<CallContext['user'], 'id' | 'roles'>): DataReader => ({
  userId: user.id,
  isAdmin: rolesOf(user).has(roles.admin),
});
