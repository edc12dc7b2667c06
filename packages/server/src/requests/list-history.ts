import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listHistory as listRows } from '../db/requests/history-lists.ts';
import type { AnswerOf } from '../handlers.ts';
import { toPerson } from '../people/person.ts';
import { readProtocolOrIdk } from './protocol-or-idk.ts';
import { requireReadableRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.listHistory'];

/** Returns the events of a request, newest first, by its protocol or its IDK. */
export async function listHistory(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { idk } = await requireReadableRequest(context, readProtocolOrIdk(params.id));
  const rows = await listRows(context.services.db, idk);
  return rows.map(({ id, message, created_at, by, isIntegration, on_behalf_of }) => ({
    id,
    message,
    createdAt: created_at.toISOString(),
    createdBy: by && toPerson(by),
    ...(isIntegration && { isIntegration }),
    onBehalfOf: on_behalf_of && toPerson(on_behalf_of),
  }));
}
