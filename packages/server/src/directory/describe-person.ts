import type { Access, ListedPerson, PersonDetail } from '@tramita/client/contract';
import type { Db } from '../db/connection/db.ts';
import {
  findExternalIds,
  findGrantsOf,
  findGroupsOf,
  findOwnedAttributes,
  findPersonDetail,
  type ListedPersonRow,
} from '../db/people/directory.ts';
import { countSoleTasks } from '../db/people/open-tasks.ts';
import { NotFoundError } from '../errors.ts';
import { checkRevision, idsOf, revisionOf } from '../record-revision.ts';

function accessOf({ active, signed_in_at }: ListedPersonRow): Access {
  if (!active) return 'INACTIVE';
  return signed_in_at === null ? 'NEVER' : 'ACTIVE';
}

/** Converts a person to their form in the administration's list. */
export const describeListed = (row: ListedPersonRow): ListedPerson => ({
  id: row.id,
  userName: row.user_name,
  firstName: row.first_name,
  lastName: row.last_name,
  completeName: row.complete_name,
  email: row.email,
  custom1: row.custom1,
  jobTitle: row.job_title,
  branch: row.branch,
  superior: row.superior,
  status: row.status,
  roles: row.roles,
  sources: [...row.sources],
  active: row.active,
  access: accessOf(row),
});

/** Returns a person with all stored details. @throws NotFoundError if it does not exist */
export async function describePerson(db: Db, id: number): Promise<PersonDetail> {
  const row = await findPersonDetail(db, id);
  if (!row) throw new NotFoundError('Não encontramos esta pessoa');
  const managed = await findOwnedAttributes(db, id);
  const links = await findExternalIds(db, id);
  const grants = await findGrantsOf(db, id);
  const person = {
    ...describeListed(row),
    nickName: row.nick_name,
    custom2: row.custom2,
    custom3: row.custom3,
    custom4: row.custom4,
    custom5: row.custom5,
    sector: row.sector,
    showOnlyPersonalMenu: row.show_only_personal_menu,
    groups: await findGroupsOf(db, id),
    grants: [...grants],
    managed: managed.map(({ attribute, key, name, written_at }) => ({
      attribute,
      source: { key, name },
      updatedAt: written_at.toISOString(),
    })),
    externalIds: links.map(({ key, name, external_id }) => ({ source: { key, name }, externalId: external_id })),
    soleTaskCount: await countSoleTasks(db, id),
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    deactivatedAt: row.deactivated_at?.toISOString() ?? null,
    signedInAt: row.signed_in_at?.toISOString() ?? null,
    anonymisedAt: row.anonymised_at?.toISOString() ?? null,
  };
  return { ...person, revision: await revisionOf(editedParts(person)) };
}

const editedParts = ({ groups, grants, ...person }: PersonDetail) => [
  ...[person.userName, person.firstName, person.lastName, person.completeName, person.nickName, person.email],
  ...[person.custom1, person.custom2, person.custom3, person.custom4, person.custom5],
  ...[person.branch, person.jobTitle, person.sector, person.status, person.superior].map((one) => one?.id),
  person.showOnlyPersonalMenu,
  idsOf(groups),
  grants.flatMap(({ role, source }) => (source === null ? [role] : [])).sort(),
];

/** Checks that the author of a change has seen the present person. @throws as {@link checkRevision} */
export async function checkPersonRevision(db: Db, id: number, known: string | undefined): Promise<void> {
  if (known !== undefined) checkRevision(known, await describePerson(db, id));
}

/** Returns a person as the audit trail names them. */
export const personObject = ({ id, completeName }: Pick<ListedPerson, 'id' | 'completeName'>) =>
  ({ kind: 'person', id, name: completeName }) as const;
