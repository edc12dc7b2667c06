import type { Update } from '@tramita/client/contract';
import { canManageUpdates } from '@tramita/client/rules';
import type { UpdateRow } from '../db/updates.ts';
import type { SessionUser } from '../identity/authenticator.ts';

/** A piece of news as the caller may see it: how often it was read is for those who write it. */
export function describeUpdate(row: UpdateRow, user: SessionUser): Update {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    createdAt: row.created_at.toISOString(),
    createdBy: { completeName: row.author },
    ...(canManageUpdates(user) ? { viewsCount: row.views } : {}),
  };
}
