import type { Handlers } from '../handlers.ts';
import { createAccount } from './create-account.ts';
import { listAccounts } from './list-accounts.ts';
import { removeAccount } from './remove-account.ts';
import { revokeToken } from './revoke-token.ts';
import { rotateToken } from './rotate-token.ts';
import { updateAccount } from './update-account.ts';

export const serviceAccountsRoutes = {
  'serviceAccounts.list': listAccounts,
  'serviceAccounts.create': createAccount,
  'serviceAccounts.update': updateAccount,
  'serviceAccounts.remove': removeAccount,
  'serviceAccounts.rotate': rotateToken,
  'serviceAccounts.revoke': revokeToken,
} satisfies Partial<Handlers>;
