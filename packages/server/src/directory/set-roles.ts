import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import { changesBetween } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { setRoles } from './change-access.ts';
import { changeDirectory } from './change-directory.ts';
import { checkPersonRevision, describePerson, personObject } from './describe-person.ts';

type Call = (typeof endpoints)['directory.setRoles'];

/** Replaces the roles that are granted to a person on the screen. */
export function setPersonRoles(
  context: CallContext,
  { params: { id }, body }: ParsedRequestOf<Call>,
): Promise<PersonDetail> {
  return changeDirectory(context, async (tx, writer) => {
    await checkPersonRevision(tx, id, body.knownRevision);
    const { before, after } = await setRoles(tx, writer, id, body.roles);
    const person = await describePerson(tx, id);
    const changes = changesBetween({ roles: before }, { roles: after });
    const audit = { action: 'CHANGED', object: personObject(person), changes } as const;
    return { result: person, audit: changes.length > 0 ? audit : null };
  });
}
