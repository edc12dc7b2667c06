import type { endpoints, ParsedRequestOf, SectorDetail } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describeSectorDetail } from './read-area.ts';
import { setActive } from './set-active.ts';

type Call = (typeof endpoints)['sectors.activate'];

/** Activates a sector again. */
export async function activateSector(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<SectorDetail> {
  await setActive(context, 'sector', params.id, true);
  return describeSectorDetail(context.services.db, params.id, context.user.id);
}
