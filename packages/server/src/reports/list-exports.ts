import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listExportsOf } from '../db/reports/exports.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeExport } from './describe-export.ts';

type Call = (typeof endpoints)['exports.list'];

/** Returns a page of the caller's exports, newest first. */
export async function listExports(
  { services, user }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, total } = await listExportsOf(services.db, user.id, query);
  return { elements: rows.map(describeExport), totalElements: total };
}
