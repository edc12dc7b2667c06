import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findServiceByName } from '../db/catalogue/catalogue.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { missingService } from './process.ts';
import { toService } from './service.ts';

type Call = (typeof endpoints)['catalogue.findService'];

/** Returns the active service with this address. */
export async function findService(
  { services }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const service = await findServiceByName(services.db, params.name);
  if (!service) throw new NotFoundError(missingService);
  return toService(service);
}
