import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listActivePeople } from '../db/people/people.ts';
import type { AnswerOf } from '../handlers.ts';

type Call = (typeof endpoints)['people.listAssignees'];

/** Returns a page of people for pickers. */
export async function listAssignees(
  { services }: CallContext,
  { query }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const exclude = (query.exclude ?? '').split(',').filter(Boolean).map(Number).filter(isId);
  const { rows, total } = await listActivePeople(services.db, { ...query, exclude });
  return {
    elements: rows.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      userName: row.user_name,
      email: row.email,
      nickName: row.nick_name,
      picture: row.picture,
      jobTitle: row.job_title,
      branch: row.branch,
    })),
    totalElements: total,
  };
}

const largestId = 2_147_483_647;
const isId = (id: number) => id <= largestId;
