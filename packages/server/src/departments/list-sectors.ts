import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { listSectors as findSectors } from '../db/people/departments.ts';
import { NotFoundError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { describeFigures } from './describe-figures.ts';
import { describeSector } from './describe-sector.ts';

type Call = (typeof endpoints)['departments.listSectors'];

/** Returns a page of the sectors of a department. @throws NotFoundError if the department does not exist */
export async function listSectors(
  context: CallContext,
  { params, query: { counts, ...query } }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> {
  const { services, user } = context;
  const found = await findSectors(services.db, params.id, { ...query, userId: user.id });
  if (!found) throw new NotFoundError('Não encontramos este departamento');
  const figuresOf = await describeFigures(context, 'sector', { ids: found.rows.map(({ id }) => id), counts });
  return {
    elements: found.rows.map((sector) => ({ ...describeSector(sector), ...figuresOf(sector.id) })),
    totalElements: found.total,
  };
}
