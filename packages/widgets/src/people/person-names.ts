import type { GroupRef, Person } from '@tramita/client/contract';

/** Returns the assignees of a row or step: nicknames and groups, joined by commas; "Você" for the current user. */
export function responsibleNames(
  people: readonly Pick<Person, 'id' | 'nickName'>[],
  groups: readonly GroupRef[] = [],
  me?: number,
): string {
  const names = people.map((person) => (person.id === me ? 'Você' : person.nickName));
  return [...names, ...groups.map((group) => group.name)].join(', ');
}
