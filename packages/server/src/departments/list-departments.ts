import type { endpoints, ParsedRequestOf, Sector } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listDepartments as findDepartments, listSectorsOf } from '../db/people/departments.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeFigures } from './describe-figures.ts';
import { describeSector } from './describe-sector.ts';

type Call = (typeof endpoints)['departments.list'];

/** Returns a page of departments with their sectors, for selectors and lists. */
export async function listDepartments(
  context: CallContext,
  { query: { counts, ...query } }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const { rows, total } = await findDepartments(services.db, { ...query, userId: user.id });
  const sectorsOf = new Map(rows.map(({ id }) => [id, [] as Sector[]]));
  for (const sector of await listSectorsOf(services.db, [...sectorsOf.keys()], user.id)) {
    sectorsOf.get(sector.department_id)?.push(describeSector(sector));
  }
  const figuresOf = await describeFigures(context, 'department', { ids: [...sectorsOf.keys()], counts });
  return {
    elements: rows.map((row) => ({ ...row, sectors: sectorsOf.get(row.id) ?? [], ...figuresOf(row.id) })),
    totalElements: total,
  };
}
