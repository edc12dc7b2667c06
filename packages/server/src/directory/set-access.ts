import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { setActive } from './change-access.ts';
import { changeDirectory } from './change-directory.ts';
import { describePerson, personObject } from './describe-person.ts';

type Call = (typeof endpoints)['directory.activate'] | (typeof endpoints)['directory.deactivate'];

function setAccess(active: boolean) {
  const action = active ? 'ACTIVATED' : 'DEACTIVATED';
  return (context: CallContext, { params: { id } }: ParsedRequestOf<Call>): Promise<PersonDetail> =>
    changeDirectory(context, async (tx, writer) => {
      const isChange = await setActive(tx, writer, id, active);
      const person = await describePerson(tx, id);
      return { result: person, audit: isChange ? { action, object: personObject(person) } : null };
    });
}

/** Gives a person access again. */
export const activatePerson = setAccess(true);

/** Takes access from a person at once. */
export const deactivatePerson = setAccess(false);
