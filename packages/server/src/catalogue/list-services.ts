import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listCatalogue, listFolders } from '../db/catalogue/catalogue.ts';
import type { AnswerOf } from '../handlers.ts';
import { toService } from './service.ts';

type Call = (typeof endpoints)['catalogue.listServices'];

/** Returns a page of the catalogue: the root, all services, a folder, or the results of a search in one of them. */
export async function listServices(
  { services }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, total } = await listCatalogue(services.db, query);
  const page = { elements: rows.map(toService), totalElements: total };
  const isWhole = query.scope === 'all' && query.category === undefined && !query.q?.trim();
  return isWhole ? { ...page, folders: (await listFolders(services.db)).map(toService) } : page;
}
