import type { ServiceAccount } from '@tramita/client/contract';
import { type AuditEntry, changesBetween } from '../audit/write-audit.ts';
import type { Db } from '../db/connection/db.ts';
import {
  findServiceAccount,
  listValidTokens,
  type ServiceAccountRow,
  type ServiceTokenRow,
} from '../db/service-accounts/service-accounts.ts';
import { NotFoundError } from '../errors.ts';

/** Converts accounts and their valid tokens to their form in the contract. */
export function describeAccount(row: ServiceAccountRow, tokens: readonly ServiceTokenRow[]): ServiceAccount {
  return {
    id: row.id,
    name: row.name,
    responsible: { id: row.responsible_id, completeName: row.responsible_name },
    scopes: row.scopes,
    addresses: row.addresses,
    clientId: row.client_id,
    createdAt: row.created_at.toISOString(),
    tokens: tokens
      .filter(({ account_id }) => account_id === row.id)
      .map(({ id, created_at, expires_at, last_used_at }) => ({
        id,
        createdAt: created_at.toISOString(),
        expiresAt: expires_at.toISOString(),
        lastUsedAt: last_used_at?.toISOString() ?? null,
      })),
  };
}

/** Returns an account with its tokens that are valid at `now`. @throws NotFoundError if it does not exist */
export async function readAccount(db: Db, id: number, now: Date): Promise<ServiceAccount> {
  const row = await findServiceAccount(db, id);
  if (!row) throw new NotFoundError('Não encontramos esta conta de serviço');
  return describeAccount(row, await listValidTokens(db, [id], now));
}

/** Returns the audit entry for an account that was created (no `before`), changed or removed (no `after`). */
export function accountAudit(before: ServiceAccount | null, after: ServiceAccount | null): AuditEntry {
  const { id, name } = after ?? before ?? {};
  return {
    action: !before ? 'CREATED' : after ? 'CHANGED' : 'REMOVED',
    object: { kind: 'service-account', id, name },
    changes: changesBetween(before && recorded(before), after && recorded(after)),
  };
}

const recorded = ({ name, responsible, scopes, addresses, clientId }: ServiceAccount) => ({
  name,
  responsible: responsible.completeName,
  scopes,
  addresses,
  clientId,
});

/** Returns the audit entry for a token of an account. The token and its hash are not part of it. */
export const tokenAudit = (
  action: 'ISSUED' | 'CHANGED' | 'REMOVED',
  { id, name }: ServiceAccount,
  expiresAt: { readonly before: string | null; readonly after: string },
): AuditEntry => ({
  action,
  object: { kind: 'token', id, name },
  changes: [{ attribute: 'expiresAt', ...expiresAt }],
});
