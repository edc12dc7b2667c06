import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listUpdates as listRows } from '../db/updates.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { describeUpdate } from './describe-update.ts';

type Call = (typeof endpoints)['updates.list'];

/** A page of the news. */
export async function listUpdates(
  { services, user }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, total } = await listRows(services.db, query);
  return { elements: rows.map((row) => describeUpdate(row, user)), totalElements: total };
}
