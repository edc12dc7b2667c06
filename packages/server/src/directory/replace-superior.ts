import type { endpoints, ParsedRequestOf } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { findChainOfSuperiors } from '../db/people/directory-writes.ts';
import { findActivePerson, findReports, findSourcesOfSuperiors, setSuperior } from '../db/people/reports.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import type { AnswerOf } from '../handlers.ts';
import { managedElsewhere } from '../text/managed-elsewhere.ts';
import { changeDirectory } from './change-directory.ts';
import { checkHierarchy } from './check-person.ts';
import { personObject } from './describe-person.ts';
import { readPersonToWrite } from './write-person.ts';

type Call = (typeof endpoints)['directory.replaceSuperior'];

/**
 * Gives all active people who report to a person another superior.
 *
 * @throws NotFoundError; InvalidInputError if the new superior is not an active person; ConflictError HIERARCHY_CYCLE if
 *   the new superior is one of the people or reports to one, MANAGED_ELSEWHERE if a source owns the superior of one
 */
export const replaceSuperior = (
  context: CallContext,
  { params, body }: ParsedRequestOf<Call>,
): Promise<AnswerOf<Call>> =>
  changeDirectory(context, async (tx, { now }) => {
    const former = await readPersonToWrite(tx, params.id);
    const superior = await findActivePerson(tx, body.superiorId);
    if (!superior) refuse();
    const reports = await findReports(tx, former.id);
    const changed = reports.map(({ id }) => id);
    if (former.id === superior.id || changed.length === 0) return { result: { changed: [] }, audit: null };
    const chain = await findChainOfSuperiors(tx, superior.id);
    const below = reports.find(({ id }) => chain.some((each) => each.id === id));
    if (below) await checkHierarchy(tx, below, superior.id);
    const [source] = await findSourcesOfSuperiors(tx, changed);
    if (source !== undefined) {
      const message = managedElsewhere(source);
      throw new ConflictError(message, 'MANAGED_ELSEWHERE', [{ name: 'superiorId', message }]);
    }
    await setSuperior(tx, changed, superior.id, now);
    const changes = [
      { attribute: 'superior', before: former.complete_name, after: superior.complete_name },
      { attribute: 'reports', before: null, after: reports.map(({ id, name }) => ({ id, name })) },
    ] as const;
    const person = { id: former.id, completeName: former.complete_name };
    return { result: { changed }, audit: { action: 'CHANGED', object: personObject(person), changes } };
  });

function refuse(): never {
  const message = 'Este superior não existe';
  throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'superiorId', message }]);
}
