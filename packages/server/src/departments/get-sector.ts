import type { endpoints, ParsedRequestOf, SectorDetail } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { describeSectorDetail } from './read-area.ts';

type Call = (typeof endpoints)['sectors.get'];

/** Returns one sector. */
export const getSector = ({ services, user }: CallContext, { params }: ParsedRequestOf<Call>): Promise<SectorDetail> =>
  describeSectorDetail(services.db, params.id, user.id);
