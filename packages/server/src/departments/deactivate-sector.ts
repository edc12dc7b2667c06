import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { setActive } from './set-active.ts';

type Call = (typeof endpoints)['sectors.deactivate'];

/** Deactivates a sector. */
export async function deactivateSector(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<void> {
  await setActive(context, 'sector', params.id, false);
}
