import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { assigneeValues } from '@tramita/client/engine';
import { formFieldsOf } from '@tramita/client/rules';
import type { CallContext } from '../context.ts';
import { loadRequester } from '../db/instance-state.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { needsAttachment, requireStartableProcess, startStepOf } from './process.ts';
import { findRequester } from './requester.ts';

type Call = (typeof endpoints)['catalogue.fieldsMetadata'];

/** The form a request of this process is started with, filled with what is known of the person it is for. */
export async function fieldsMetadata(
  context: CallContext,
  { params, query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { id, definition } = await requireStartableProcess(context, params.id);
  const requester = await findRequester(context, query.impersonateUser);
  const values = assigneeValues(definition, await loadRequester(context.services.db, requester.id));
  return {
    fields: formFieldsOf({ processId: id, definition, stepId: startStepOf(definition).id, values }),
    attachmentRequired: needsAttachment(definition),
  };
}
