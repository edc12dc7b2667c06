import { canManageUpdates } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findUpdate, type UpdateReader, type UpdateRow } from '../db/updates/updates.ts';
import { NotFoundError } from '../errors.ts';

/** Returns the caller as a reader of updates at the current time. */
export function readerOf({ services, user }: CallContext): UpdateReader {
  return { userId: user.id, now: services.now(), isEditor: canManageUpdates(user) };
}

/** Creates the error for an update that does not exist or is not for the caller. */
export const missingUpdate = () => new NotFoundError('Não encontramos esta publicação');

/** Returns an update the caller may read. @throws NotFoundError if they may not */
export async function requireUpdate(db: Db, reader: UpdateReader, id: number): Promise<UpdateRow> {
  const row = await findUpdate(db, reader, id);
  if (!row) throw missingUpdate();
  return row;
}
