import type { endpoints, ParsedRequestOf, SectorDetail } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describeSectorDetail } from './read-area.ts';
import { writeArea } from './write-area.ts';

type Call = (typeof endpoints)['sectors.create'];

/** Creates a sector, or updates the one with the given id. */
export async function createSector(
  context: CallContext,
  { body: { id, ...sent } }: ParsedRequestOf<Call>,
): Promise<SectorDetail> {
  const written = await writeArea(context, 'sector', sent, id);
  return describeSectorDetail(context.services.db, written, context.user.id);
}
