import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { AnswerOf } from '../handlers.ts';
import { unnamed } from './requester.ts';
import { submitRequest } from './submit-request.ts';

type Call = (typeof endpoints)['catalogue.startRequest'];
type ForCall = (typeof endpoints)['catalogue.startRequestFor'];
type FilesCall = (typeof endpoints)['catalogue.startWithAttachments'];

/** Starts a request for the caller, without files. */
export function startRequest(context: CallContext, { params, body }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  return submitRequest(context, { processId: params.id, values: body, files: [], finishesTask: false });
}

/** Starts a request for the named person, without files. */
export function startRequestFor(
  context: CallContext,
  { params, body }: ParsedRequestOf<ForCall>,
): Promise<AnswerOf<ForCall>> {
  const { username: userName, externalId, source, data: values } = body;
  if (userName === undefined && externalId === undefined) throw unnamed();
  const person = { userName, externalId, source };
  return submitRequest(context, { processId: params.id, ...person, values, files: [], finishesTask: false });
}

/** Starts a request with files. */
export function startWithAttachments(
  context: CallContext,
  { body }: ParsedRequestOf<FilesCall>,
): Promise<AnswerOf<FilesCall>> {
  const { processId, username: userName, externalId, source, data: values, files, finishTask: finishesTask } = body;
  return submitRequest(context, { processId, userName, externalId, source, values, files, finishesTask });
}
