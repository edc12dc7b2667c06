import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import type { CallContext } from '../context.ts';
import { releaseFromSources } from '../db/people/directory-writes.ts';
import { changeDirectory } from './change-directory.ts';
import { describePerson, personObject } from './describe-person.ts';
import { readPersonToWrite } from './write-person.ts';

type Call = (typeof endpoints)['directory.release'];

/** Removes the links of a person to all sources. */
export const releasePerson = (context: CallContext, { params }: ParsedRequestOf<Call>): Promise<PersonDetail> =>
  changeDirectory(context, async (tx) => {
    const { id } = await readPersonToWrite(tx, params.id);
    const { sources } = await describePerson(tx, id);
    await releaseFromSources(tx, id);
    const person = await describePerson(tx, id);
    const changes = [{ attribute: 'sources', before: sources.map(({ name }) => name), after: [] }];
    const audit = { action: 'RELEASED', object: personObject(person), changes } as const;
    return { result: person, audit: sources.length > 0 ? audit : null };
  });
