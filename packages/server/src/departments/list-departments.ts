import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listDepartments as findDepartments } from '../db/departments.ts';
import type { AnswerOf } from '../http/handlers.ts';

type Call = (typeof endpoints)['departments.list'];

/** A page of departments for selectors and lists. */
export async function listDepartments(
  { services, user }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { rows, total } = await findDepartments(services.db, { ...query, userId: user.id });
  return { elements: [...rows], totalElements: total };
}
