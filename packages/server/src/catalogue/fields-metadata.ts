import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { assigneeValues } from '@tramita/client/engine';
import { readableForm } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { loadRequester } from '../db/engine/request-state.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { missingService, needsAttachment, requireStartableProcess, startStepOf } from './process.ts';
import { findRequester } from './requester.ts';
import { isInGroup } from './requirements.ts';

type Call = (typeof endpoints)['catalogue.fieldsMetadata'];

/** The requester fills in the start form according to its flags. */
const starter = { seesApproverFields: false, worksAtStep: true };

/**
 * Returns the start form of a process, filled in with the data of the person the request is for.
 * @throws NotFoundError as for an unknown service if that person is not in its initializer group
 */
export async function fieldsMetadata(
  context: CallContext,
  { params, query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const process = await requireStartableProcess(context, params.id);
  const { id, definition } = process;
  const requester = await findRequester(context, { userName: query.impersonateUser });
  if (!(await isInGroup(context.services.db, process, requester))) throw new NotFoundError(missingService);
  const values = assigneeValues(definition, await loadRequester(context.services.db, requester.id));
  return {
    fields: readableForm({ processId: id, definition, stepId: startStepOf(definition).id, values }, starter),
    attachmentRequired: needsAttachment(definition),
  };
}
