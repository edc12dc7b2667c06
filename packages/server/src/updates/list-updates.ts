import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listUpdates as listRows } from '../db/updates/updates.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeUpdates } from './describe-update.ts';
import { readerOf } from './reader.ts';

type Call = (typeof endpoints)['updates.list'];

/** Returns a page of the updates for the caller; administrators also see planned and expired ones. */
export async function listUpdates(context: CallContext, { query }: ParsedRequestOf<Call>): Promise<AnswerOf<Call>> {
  const { db } = context.services;
  const { published = false, ...page } = query;
  const { rows, total } = await listRows(db, { ...readerOf(context), publishedOnly: published }, page);
  return { elements: await describeUpdates(db, rows, context.user), totalElements: total };
}
