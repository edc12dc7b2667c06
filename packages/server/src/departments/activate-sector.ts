import type { endpoints, ParsedRequestOf, SectorDetail } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { setAreaActive } from '../db/people/departments.ts';
import { describeSectorDetail, readOwnArea } from './read-area.ts';

type Call = (typeof endpoints)['sectors.activate'];

/** Activates a sector again. */
export async function activateSector(
  { services: { db }, user }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<SectorDetail> {
  await readOwnArea(db, 'sector', params.id, user.id);
  await setAreaActive(db, 'sector', params.id, true);
  return describeSectorDetail(db, params.id, user.id);
}
