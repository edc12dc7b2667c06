import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listHistory as listRows } from '../db/history-lists.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { toPerson } from '../people/person.ts';
import { requireVisibleRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.listHistory'];

const largestIdk = 2_147_483_647;

/** What happened to a request, newest first, by its protocol or its IDK. */
export async function listHistory(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const isIdk = /^\d+$/.test(params.id);
  if (isIdk && Number(params.id) > largestIdk) throw new NotFoundError();
  const ref = isIdk ? { idk: Number(params.id) } : { uuid: params.id };
  const { idk } = await requireVisibleRequest(context, ref);
  const rows = await listRows(context.services.db, idk);
  return rows.map(({ id, message, created_at, by }) => ({
    id,
    message,
    createdAt: created_at.toISOString(),
    createdBy: by && toPerson(by),
  }));
}
