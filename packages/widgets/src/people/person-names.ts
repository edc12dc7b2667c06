import type { GroupRef, Person } from '@tramita/client/contract';
import { peopleMessages } from '../messages/people.ts';

/** Returns the name of a person as it is shown where there is room: the complete name, or the nickname without one. */
export const completeNameOf = ({ completeName, nickName }: Pick<Person, 'completeName' | 'nickName'>): string =>
  completeName ?? nickName;

/** Returns the assignees of a row or step: nicknames and groups, joined by commas; `you` for the current user. */
export function responsibleNames(
  people: readonly Pick<Person, 'id' | 'nickName'>[],
  groups: readonly GroupRef[] = [],
  me?: number,
  you: string = peopleMessages.you,
): string {
  const names = people.map((person) => (person.id === me ? you : person.nickName));
  return [...names, ...groups.map((group) => group.name)].join(', ');
}
