import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listCatalogue } from '../db/catalogue.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { toService } from './service.ts';

type Call = (typeof endpoints)['catalogue.listServices'];

/** A page of the catalogue: the root, a folder, or what a search finds in one of them. */
export async function listServices(
  { services }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, total } = await listCatalogue(services.db, query);
  return { elements: rows.map(toService), totalElements: total };
}
