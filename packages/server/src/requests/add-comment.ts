import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { plainText } from '../text/sanitize-text.ts';
import { writeComment } from './comment.ts';
import { requireVisibleRequest } from './visibility.ts';

type Call = (typeof endpoints)['requests.addComment'];

/** Adds a comment to a request, even if it has ended. */
export async function addComment(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const request = await requireVisibleRequest(context, { idk: params.id });
  const text = plainText(body.comments);
  if (text === '') throw new InvalidInputError(errorMessage('PAYLOAD_EMPTY_COMMENTS'), 'PAYLOAD_EMPTY_COMMENTS');
  return services.db.transaction().execute((tx) => writeComment(tx, request, user, text, services.now()));
}
