import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listGroups as listAllGroups } from '../db/people/groups.ts';
import { listActiveGroups } from '../db/people/people.ts';
import { withGroupFigures } from '../groups/describe-group-figures.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['people.listGroups'];

/**
 * Returns a page of attendance groups: active ones for pickers, all of them with their state for the administration.
 */
export async function listGroups(
  context: CallContext,
  { query: { inactive, counts, ...query } }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { db } = context.services;
  const { rows, total } = await (inactive ? listAllGroups(db, 'attendance', query) : listActiveGroups(db, query));
  const elements = await withGroupFigures(context, 'attendance', { groups: rows, counts });
  return { elements, totalElements: total };
}
