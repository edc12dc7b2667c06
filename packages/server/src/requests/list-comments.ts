import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listComments as listRows } from '../db/requests/comments.ts';
import type { AnswerOf } from '../handlers.ts';
import { toComment } from './comment.ts';
import { requireReadableRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.listComments'];

/** Returns the comments of a request, oldest first. */
export async function listComments(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { idk } = await requireReadableRequest(context, { idk: params.id });
  const rows = await listRows(context.services.db, idk);
  return rows.map(toComment);
}
