import type { Group } from '@tramita/client/contract';
import type { GroupDraft as CheckedDraft } from '@tramita/client/rules';
import { personOption } from '../../people/person-option.tsx';
import type { ComboboxOption } from '../../ui/Combobox/filter-options.ts';

/** The input of the group form. */
export interface GroupDraft extends CheckedDraft {
  readonly name: string;
  readonly active: boolean | null;
  readonly members: readonly ComboboxOption[];
  readonly branches: readonly ComboboxOption[];
  readonly jobtitles: readonly ComboboxOption[];
}

/** The initial input for a new group. */
export const emptyDraft: GroupDraft = { name: '', active: null, members: [], branches: [], jobtitles: [] };

/** A branch or job title as an option. */
export const namedOption = ({ id, name }: { id: number; name: string }): ComboboxOption => ({
  value: String(id),
  label: name,
});

/** The initial input for an existing group. */
export function draftOf({ name, active, members, branches, jobtitles }: Group): GroupDraft {
  return {
    name,
    active,
    members: members.map(personOption),
    branches: branches.map(namedOption),
    jobtitles: jobtitles.map(namedOption),
  };
}

/** Returns the request body for a form. */
export function bodyOf({ name, active, members, branches, jobtitles }: GroupDraft) {
  const ids = (options: readonly ComboboxOption[]) => options.map(({ value }) => Number(value));
  return { name: name.trim(), active, members: ids(members), branches: ids(branches), jobtitles: ids(jobtitles) };
}

/** Returns what a form saves, without the order of people. */
export function contentOf(draft: GroupDraft) {
  const { name, active, ...lists } = bodyOf(draft);
  return [name, active, ...Object.values(lists).map((ids) => ids.sort((a, b) => a - b))];
}
