import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listPeopleRows, listSources } from '../db/people/directory.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeListed } from './describe-person.ts';

type Call = (typeof endpoints)['directory.list'];

/** Returns people for the administration, by name, and the sources of the filter. */
export async function listPeople({ services }: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { rows, total } = await listPeopleRows(services.db, query);
  return { elements: rows.map(describeListed), totalElements: total, sources: await listSources(services.db) };
}
