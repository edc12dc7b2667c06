import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { clearDefaultViewRow, setDefaultViewRow } from '../db/reports/saved-views.ts';
import { readView } from './view-access.ts';

type SetCall = (typeof endpoints)['savedViews.setDefault'];
type ClearCall = (typeof endpoints)['savedViews.clearDefault'];

/** Makes a view the caller's default for its list. @throws NotFoundError if it does not exist */
export async function setDefault(context: CallContext, { params }: ParsedRequestOf<SetCall>): Promise<void> {
  const { services, user } = context;
  const row = await readView(context, services.db, params.id);
  await setDefaultViewRow(services.db, user.id, row);
}

/** Removes this view as the caller's default. @throws NotFoundError if it does not exist */
export async function clearDefault(context: CallContext, { params }: ParsedRequestOf<ClearCall>): Promise<void> {
  const { services, user } = context;
  const { id } = await readView(context, services.db, params.id);
  await clearDefaultViewRow(services.db, user.id, id);
}
