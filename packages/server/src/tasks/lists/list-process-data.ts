import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { findProcessColumns } from '../../columns/find-process-columns.ts';
import type { CallContext } from '../../context.ts';
import type { AnswerOf } from '../../handlers.ts';

type Call = (typeof endpoints)['tasks.processData'];

/** The columns a process adds to lists that are filtered by it; none for a title the caller does not know. */
export async function listProcessData(context: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const columns = await findProcessColumns(context, query.process);
  return columns.map(({ name, label, type, options, number }) => ({ name, label, type, options, number }));
}
