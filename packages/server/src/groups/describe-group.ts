import type { DirectorySource, Group, GroupMember } from '@tramita/client/contract';
import type { GroupMemberRow, WholeGroup } from '../db/people/groups.ts';

/** Converts a group to its form in the contract; `source` is where its members come from, or null. */
export function describeGroup(group: WholeGroup, source: DirectorySource | null): Group {
  const { id, name, active, members, branches, jobTitles, calendar } = group;
  return {
    id,
    name,
    active,
    members: members.map(describeMember),
    branches: [...branches],
    jobtitles: [...jobTitles],
    ...(calendar ? { calendar } : {}),
    ...(source ? { membersSource: source } : {}),
  };
}

/** Converts a member of a group, or a person responsible for an area. */
export const describeMember = (person: GroupMemberRow): GroupMember => ({
  id: person.id,
  firstName: person.first_name,
  lastName: person.last_name,
  userName: person.user_name,
  email: person.email,
  picture: person.picture,
});
