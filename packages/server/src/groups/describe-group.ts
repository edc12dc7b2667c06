import type { Group } from '@tramita/client/contract';
import type { WholeGroup } from '../db/groups.ts';

/** A group as the contract names its parts. */
export function describeGroup({ id, name, active, members, branches, jobTitles }: WholeGroup): Group {
  return {
    id,
    name,
    active,
    members: members.map((person) => ({
      id: person.id,
      firstName: person.first_name,
      lastName: person.last_name,
      userName: person.user_name,
      email: person.email,
      picture: person.picture,
    })),
    branches: [...branches],
    jobtitles: [...jobTitles],
  };
}
