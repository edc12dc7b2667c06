import type { endpoints, ParsedRequestOf, PersonDetail } from '@tramita/client/contract';
import { changesBetween } from '../audit/write-audit.ts';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/connection/db.ts';
import { findAbsentGroups, replaceGroupsOf } from '../db/people/directory-writes.ts';
import { findSourcesOfGroups } from '../db/scim/linked-groups.ts';
import { ConflictError, InvalidInputError } from '../errors.ts';
import { managedElsewhere } from '../text/managed-elsewhere.ts';
import { changeDirectory } from './change-directory.ts';
import { checkPersonRevision, describePerson, personObject } from './describe-person.ts';
import { readPersonToWrite } from './write-person.ts';

type Call = (typeof endpoints)['directory.setGroups'];

/** Replaces the attendance groups of a person. */
export const setGroups = (context: CallContext, { params, body }: ParsedRequestOf<Call>): Promise<PersonDetail> =>
  changeDirectory(context, async (tx) => {
    const { id } = await readPersonToWrite(tx, params.id);
    await checkPersonRevision(tx, id, body.knownRevision);
    const groups = [...new Set(body.groups)];
    if ((await findAbsentGroups(tx, groups)).length > 0) {
      const message = 'Há grupos que não existem';
      throw new InvalidInputError(message, 'VALIDATION_ERROR', [{ name: 'groups', message }]);
    }
    const before = await describePerson(tx, id);
    await checkGroupSources(
      tx,
      differenceOf(
        before.groups.map((group) => group.id),
        groups,
      ),
    );
    await replaceGroupsOf(tx, id, groups);
    const person = await describePerson(tx, id);
    const changes = changesBetween(groupNames(before), groupNames(person));
    const audit = { action: 'CHANGED', object: personObject(person), changes } as const;
    return { result: person, audit: changes.length > 0 ? audit : null };
  });

const differenceOf = (before: readonly number[], after: readonly number[]) => [
  ...before.filter((id) => !after.includes(id)),
  ...after.filter((id) => !before.includes(id)),
];

/** Checks that the members of groups do not come from a source. @throws ConflictError MANAGED_ELSEWHERE otherwise */
async function checkGroupSources(tx: Db, ids: readonly number[]): Promise<void> {
  const [owned] = ids.length === 0 ? [] : await findSourcesOfGroups(tx, ids);
  if (!owned) return;
  const message = managedElsewhere(owned.source);
  throw new ConflictError(message, 'MANAGED_ELSEWHERE', [{ name: 'groups', message }]);
}

const groupNames = ({ groups }: PersonDetail) => ({ groups: groups.map(({ name }) => name) });
