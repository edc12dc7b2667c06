import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { clearDefaultViewRow, setDefaultViewRow } from '../db/reports/saved-views.ts';
import { readView } from './view-access.ts';

type SetCall = (typeof endpoints)['savedViews.setDefault'];
type ClearCall = (typeof endpoints)['savedViews.clearDefault'];

/** Opens the caller's list with a view. @throws NotFoundError without such a view */
export async function setDefault(context: CallContext, { params }: ParsedRequestOf<SetCall>): Promise<void> {
  const { services, user } = context;
  const row = await readView(context, services.db, params.id);
  await setDefaultViewRow(services.db, user.id, row);
}

/** Opens the caller's list without this view. @throws NotFoundError without such a view */
export async function clearDefault(context: CallContext, { params }: ParsedRequestOf<ClearCall>): Promise<void> {
  const { services, user } = context;
  const { id } = await readView(context, services.db, params.id);
  await clearDefaultViewRow(services.db, user.id, id);
}
