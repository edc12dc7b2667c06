import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { setAreaActive } from '../db/people/departments.ts';
import { readOwnArea } from './read-area.ts';

type Call = (typeof endpoints)['sectors.deactivate'];

/** Deactivates a sector. */
export async function deactivateSector(
  { services: { db }, user }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<void> {
  await readOwnArea(db, 'sector', params.id, user.id);
  await setAreaActive(db, 'sector', params.id, false);
}
