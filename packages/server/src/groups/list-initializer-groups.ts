import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listGroups } from '../db/groups.ts';
import type { AnswerOf } from '../http/handlers.ts';

type Call = (typeof endpoints)['groups.listInitializers'];

/** A page of request groups. */
export async function listInitializerGroups(
  { services }: CallContext,
  { query: { search, ...query } }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, total } = await listGroups(services.db, 'initializer', { ...query, q: search });
  return { elements: [...rows], totalElements: total };
}
