import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { lockViewOwner, type SavedViewRow, updateSavedViewRow, type ViewOwner } from '../db/reports/saved-views.ts';
import type { AnswerOf } from '../handlers.ts';
import { checkView } from './check-view.ts';
import { readEditableView, readView, toSavedView } from './view-access.ts';

type Call = (typeof endpoints)['savedViews.update'];

const ownerOf = ({ group_id: groupId, user_id: userId }: SavedViewRow): ViewOwner =>
  groupId === null ? { userId: userId ?? 0 } : { groupId };

/** Replaces name and state of a view. @throws NotFoundError, ForbiddenError, ConflictError from the checks */
export async function updateView(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  return context.services.db.transaction().execute(async (tx) => {
    const row = await readEditableView(context, tx, params.id);
    const owner = ownerOf(row);
    await lockViewOwner(tx, owner);
    const name = await checkView(tx, owner, { ...body, list: row.list }, row.id);
    await updateSavedViewRow(tx, row.id, { name, state: body.state });
    return toSavedView(context, await readView(context, tx, row.id));
  });
}
