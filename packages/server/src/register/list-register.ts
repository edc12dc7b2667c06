import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listRegisterRows } from '../db/people/register.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeRecord } from './describe-record.ts';

type Call = (typeof endpoints)['register.list'];

/** Returns active and inactive records of a kind, by name. */
export async function listRegister(
  { services }: CallContext,
  { params, query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, total } = await listRegisterRows(services.db, params.kind, query);
  return { elements: rows.map(describeRecord), totalElements: total };
}
