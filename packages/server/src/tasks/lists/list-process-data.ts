import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import { findProcessColumns } from '../../columns/find-process-columns.ts';
import type { CallContext } from '../../context.ts';
import type { AnswerOf } from '../../handlers.ts';

type Call = (typeof endpoints)['tasks.processData'];

/** Returns the columns a process adds to lists filtered by it; none for a title the caller does not have access to. */
export async function listProcessData(context: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const columns = await findProcessColumns(context, query.process);
  return columns.map(({ name, label, type, options, number }) => ({ name, label, type, options, number }));
}
