import { formatDay } from '@tramita/client/rules';
import type { AbsenceChange } from './absence-change.ts';
import type { KnownPeople } from './known-people.ts';

/** Returns an absence as it will be written; without `startsOn` it ends, without `substitute` its substitutes stay. */
export function writtenAbsence({ id, after, substitute }: AbsenceChange, people: KnownPeople): Record<string, unknown> {
  if (!after) return { id };
  const named = typeof substitute === 'number' ? people.userNameOf(substitute)?.toLowerCase() : substitute;
  return { id, startsOn: after.from, endsOn: after.to, ...(named === undefined ? {} : { substitute: named }) };
}

type AbsenceColumn = 'absentFrom' | 'absentTo' | 'substitute';

/** Returns the old and new cells of a changed absence. */
export function shownAbsence(
  change: AbsenceChange | undefined,
  userNameOf: KnownPeople['userNameOf'],
): [key: AbsenceColumn, before: string | null, after: string | null][] {
  if (!change) return [];
  const { before, after } = change;
  const names = (state: typeof after) => state?.substitutes.map((id) => userNameOf(id) ?? '').join('|') || null;
  const day = (text: string | undefined) => (text === undefined ? null : formatDay(text));
  return [
    ['absentFrom', day(before?.from), day(after?.from)],
    ['absentTo', day(before?.to), day(after?.to)],
    ['substitute', names(before), names(after)],
  ];
}
