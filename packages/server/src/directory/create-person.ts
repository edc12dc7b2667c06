import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import { changesBetween } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { auditedWith } from './audited-values.ts';
import { changeDirectory } from './change-directory.ts';
import { describePerson, personObject } from './describe-person.ts';
import { createPersonRow } from './write-person.ts';

type Call = (typeof endpoints)['directory.create'];

/** Creates an active person without roles. */
export const createPerson = (context: CallContext, { body }: ParsedRequestOf<Call>): Promise<PersonDetail> =>
  changeDirectory(context, async (tx, writer) => {
    const { id, after, records } = await createPersonRow(tx, writer, body);
    const person = await describePerson(tx, id);
    const object = personObject(person);
    const changes = changesBetween(null, auditedWith(records, after));
    return { result: person, audit: { action: 'CREATED', object, changes } };
  });
