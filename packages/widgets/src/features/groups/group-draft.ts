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
  /** Id of the calendar; empty for none. */
  readonly calendar: string;
}

/** The initial input for a new group. */
export const emptyDraft: GroupDraft = {
  name: '',
  active: null,
  members: [],
  branches: [],
  jobtitles: [],
  calendar: '',
};

/** A branch or job title as an option. */
export const namedOption = ({ id, name }: { id: number; name: string }): ComboboxOption => ({
  value: String(id),
  label: name,
});

/** The initial input for an existing group. */
export function draftOf({ name, active, members, branches, jobtitles, calendar }: Group): GroupDraft {
  return {
    name,
    active,
    members: members.map(personOption),
    branches: branches.map(namedOption),
    jobtitles: jobtitles.map(namedOption),
    calendar: calendar ? String(calendar.id) : '',
  };
}

/** Returns the request body for a form. */
export function bodyOf({ name, active, members, branches, jobtitles }: GroupDraft) {
  const ids = (options: readonly ComboboxOption[]) => options.map(({ value }) => Number(value));
  return { name: name.trim(), active, members: ids(members), branches: ids(branches), jobtitles: ids(jobtitles) };
}

/** Returns the calendar that a form saves if it differs from `initial`: other backends do not know the property. */
export const changedCalendar = ({ calendar }: GroupDraft, initial: GroupDraft): { calendar?: number | null } =>
  calendar === initial.calendar ? {} : { calendar: calendar === '' ? null : Number(calendar) };

/** Returns what a form saves, without the order of people. */
export function contentOf(draft: GroupDraft) {
  const { name, active, ...lists } = bodyOf(draft);
  return [name, active, draft.calendar, ...Object.values(lists).map((ids) => ids.sort((a, b) => a - b))];
}
