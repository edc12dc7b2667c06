import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listActiveGroups } from '../db/people.ts';
import type { AnswerOf } from '../http/handlers.ts';

type Call = (typeof endpoints)['people.listGroups'];

/** A page of attendance groups for pickers. */
export async function listGroups({ services }: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { rows, total } = await listActiveGroups(services.db, query);
  return { elements: [...rows], totalElements: total };
}
