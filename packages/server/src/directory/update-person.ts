import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import { changesBetween } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { auditedWith } from './audited-values.ts';
import { changeDirectory } from './change-directory.ts';
import { checkPersonRevision, describePerson, personObject } from './describe-person.ts';
import { changePersonRow } from './write-person.ts';

type Call = (typeof endpoints)['directory.update'];

/** Changes the attributes sent of a person. */
export function updatePerson(
  context: CallContext,
  { params, body: { knownRevision, ...body } }: ParsedRequestOf<Call>,
): Promise<PersonDetail> {
  return changeDirectory(context, async (tx, writer) => {
    await checkPersonRevision(tx, params.id, knownRevision);
    const { before, after, records } = await changePersonRow(tx, writer, params.id, body);
    const person = await describePerson(tx, params.id);
    const changes = changesBetween(auditedWith(records, before), auditedWith(records, after));
    const audit = { action: 'CHANGED', object: personObject(person), changes } as const;
    return { result: person, audit: changes.length > 0 ? audit : null };
  });
}
