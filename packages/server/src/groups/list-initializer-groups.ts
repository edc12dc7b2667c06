import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listGroups } from '../db/people/groups.ts';
import type { AnswerOf } from '../handlers.ts';
import { withGroupFigures } from './describe-group-figures.ts';

type Call = (typeof endpoints)['groups.listInitializers'];

/** Returns a page of request groups. */
export async function listInitializerGroups(
  context: CallContext,
  { query: { search, counts, ...query } }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, total } = await listGroups(context.services.db, 'initializer', { ...query, q: search });
  const elements = await withGroupFigures(context, 'initializer', { groups: rows, counts });
  return { elements, totalElements: total };
}
