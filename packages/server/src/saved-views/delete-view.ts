import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { deleteSavedViewRow } from '../db/reports/saved-views.ts';
import { readEditableView } from './view-access.ts';

type Call = (typeof endpoints)['savedViews.delete'];

/** Deletes a view. @throws NotFoundError, ForbiddenError from the access checks */
export async function deleteView(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  const { db } = context.services;
  const { id } = await readEditableView(context, db, params.id);
  await deleteSavedViewRow(db, id);
}
