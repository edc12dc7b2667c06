import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findServiceByName, findServiceByVersion, type ServiceRow } from '../db/catalogue/catalogue.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { missingService } from './process.ts';
import { toService } from './service.ts';

type ByName = (typeof endpoints)['catalogue.findService'];
type ById = (typeof endpoints)['catalogue.getService'];

/** Returns the active service with this address. */
export const findService = async (
  { services }: CallContext,
  { params }: ParsedRequestOf<ByName>,
): Promise<AnswerOf<ByName>> => serviceOf(await findServiceByName(services.db, params.name));

/** Returns the active service of a process, by the id of any of its versions. */
export const getService = async (
  { services }: CallContext,
  { params }: ParsedRequestOf<ById>,
): Promise<AnswerOf<ById>> => serviceOf(await findServiceByVersion(services.db, params.id));

function serviceOf(service: ServiceRow | null) {
  if (!service) throw new NotFoundError(missingService);
  return toService(service);
}
