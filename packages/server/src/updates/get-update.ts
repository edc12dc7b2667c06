import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { addUpdateView, findUpdate } from '../db/updates.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../http/handlers.ts';
import { describeUpdate } from './describe-update.ts';

type Call = (typeof endpoints)['updates.get'];

const missing = () => new NotFoundError('Não encontramos esta publicação');

/** One piece of news. Reading it counts, once for each person. */
export async function getUpdate(
  { services, user }: CallContext,
  { params }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { db } = services;
  if (!(await findUpdate(db, params.id))) throw missing();
  await addUpdateView(db, params.id, user.id);
  const row = await findUpdate(db, params.id);
  if (!row) throw missing();
  return describeUpdate(row, user);
}
