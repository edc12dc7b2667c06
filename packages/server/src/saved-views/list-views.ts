import type { endpoints } from '@tramita/client/contract';
import { canOpenList } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { listSavedViewRows } from '../db/reports/saved-views.ts';
import type { AnswerOf } from '../handlers.ts';
import { readerOf, toSavedView } from './view-access.ts';

type Call = (typeof endpoints)['savedViews.list'];

/** Returns the views of the caller and of the caller's groups, for lists the caller may open. */
export async function listViews(context: CallContext): Promise<AnswerOf<Call>> {
  const rows = await listSavedViewRows(context.services.db, readerOf(context));
  return {
    views: rows.filter(({ list }) => canOpenList(context.user, list)).map((row) => toSavedView(context, row)),
  };
}
