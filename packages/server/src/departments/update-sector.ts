import type { endpoints, ParsedRequestOf, SectorDetail } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describeSectorDetail } from './read-area.ts';
import { writeArea } from './write-area.ts';

type Call = (typeof endpoints)['sectors.update'];

/** Updates the sent values of a sector. */
export async function updateSector(
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<SectorDetail> {
  await writeArea(context, 'sector', body, params.id);
  return describeSectorDetail(context.services.db, params.id, context.user.id);
}
