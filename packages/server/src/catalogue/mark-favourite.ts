import { type endpoints, favouritesMax, type ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { deleteFavouriteService, findParentId, insertFavouriteService } from '../db/catalogue/service-shortcuts.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { say } from '../text/sentence.ts';
import { missingService, requireKnownService } from './process.ts';

type AddCall = (typeof endpoints)['catalogue.addFavourite'];
type RemoveCall = (typeof endpoints)['catalogue.removeFavourite'];

async function parentOf({ services }: CallContext, id: number): Promise<number> {
  const parentId = await findParentId(services.db, id);
  if (parentId === null) throw new NotFoundError(missingService);
  return parentId;
}

/**
 * Marks a service as a favourite of the caller.
 *
 * @throws NotFoundError if the service does not exist
 * @throws ConflictError if the caller already has the maximum number of favourites
 */
export async function addFavourite(context: CallContext, { params }: ParsedRequestOf<AddCall>): Promise<void> {
  const { services, user } = context;
  await requireKnownService(context, params.id);
  const parentId = await parentOf(context, params.id);
  const isMarked = await services.db
    .transaction()
    .execute((tx) => insertFavouriteService(tx, user.id, parentId, favouritesMax));
  if (isMarked) return;
  throw new ConflictError(say`É possível ter no máximo ${favouritesMax} favoritos`, 'CONFLICT');
}

/** Removes a favourite of the caller. @throws NotFoundError if the service does not exist */
export async function removeFavourite(context: CallContext, { params }: ParsedRequestOf<RemoveCall>): Promise<void> {
  const { services, user } = context;
  await requireKnownService(context, params.id);
  await deleteFavouriteService(services.db, user.id, await parentOf(context, params.id));
}
