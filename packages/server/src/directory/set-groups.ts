import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import { changesBetween } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import { findAbsentGroups, replaceGroupsOf } from '../db/people/directory-writes.ts';
import { InvalidInputError } from '../errors.ts';
import { changeDirectory } from './change-directory.ts';
import { describePerson, personObject } from './describe-person.ts';
import { readPersonToWrite } from './write-person.ts';

type Call = (typeof endpoints)['directory.setGroups'];

/** Replaces the attendance groups of a person. */
export const setGroups = (context: CallContext, { params, body }: ParsedRequestOf<Call>): Promise<PersonDetail> =>
  changeDirectory(context, async (tx) => {
    const { id } = await readPersonToWrite(tx, params.id);
    const groups = [...new Set(body.groups)];
    if ((await findAbsentGroups(tx, groups)).length > 0) {
      const message = 'Há grupos que não existem';
      throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'groups', message }]);
    }
    const before = await describePerson(tx, id);
    await replaceGroupsOf(tx, id, groups);
    const person = await describePerson(tx, id);
    const changes = changesBetween(groupNames(before), groupNames(person));
    const audit = { action: 'CHANGED', object: personObject(person), changes } as const;
    return { result: person, audit: changes.length > 0 ? audit : null };
  });

const groupNames = ({ groups }: PersonDetail) => ({ groups: groups.map(({ name }) => name) });
