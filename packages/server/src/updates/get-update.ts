import type { endpoints, ParsedRequestOf, Update } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { addUpdateView } from '../db/updates/updates.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeUpdates } from './describe-update.ts';
import { missingUpdate, readerOf, requireUpdate } from './reader.ts';

type Call = (typeof endpoints)['updates.get'];

/** Returns one update. Reading it counts, once per user. */
export async function getUpdate(context: CallContext, { params }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { db } = context.services;
  await requireUpdate(db, readerOf(context), params.id);
  await addUpdateView(db, params.id, context.user.id);
  return readUpdate(db, context, params.id);
}

/** Returns an update as its reader sees it. @throws NotFoundError */
export async function readUpdate(db: Db, context: CallContext, id: number): Promise<Update> {
  const row = await requireUpdate(db, readerOf(context), id);
  const [update] = await describeUpdates(db, [row], context.user);
  if (!update) throw missingUpdate();
  return update;
}
