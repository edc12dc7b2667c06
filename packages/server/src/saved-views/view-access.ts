import type { SavedView } from '@tramita/client/contract';
import { canManageGroups, canOpenList, savedViewMessages } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findSavedView, type SavedViewRow, type ViewReader } from '../db/reports/saved-views.ts';
import { ForbiddenError, NotFoundError } from '../errors.ts';

/** Returns the caller as a reader of views. */
export const readerOf = ({ user }: CallContext): ViewReader => ({ id: user.id, managesGroups: canManageGroups(user) });

const mayEdit = ({ user }: CallContext, row: SavedViewRow): boolean =>
  row.user_id === user.id || (row.group_id !== null && canManageGroups(user));

/** Converts a view to the form the caller gets. */
export function toSavedView(context: CallContext, row: SavedViewRow): SavedView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    state: row.state,
    group: row.group_id === null ? null : { id: row.group_id, name: row.group_name ?? '' },
    isDefault: row.is_default,
    canEdit: mayEdit(context, row),
  };
}

/** Returns a view of a list that the caller may open. @throws NotFoundError, also for views of other users */
export async function readView(context: CallContext, db: Db, id: number): Promise<SavedViewRow> {
  const row = await findSavedView(db, readerOf(context), id);
  if (!row || !canOpenList(context.user, row.list)) throw new NotFoundError('Esta visão não existe mais');
  return row;
}

/** Returns a view for an update. @throws ForbiddenError for the view of a group that the caller does not manage */
export async function readEditableView(context: CallContext, db: Db, id: number): Promise<SavedViewRow> {
  const row = await readView(context, db, id);
  if (!mayEdit(context, row)) throw new ForbiddenError(savedViewMessages.groupNotManaged);
  return row;
}
