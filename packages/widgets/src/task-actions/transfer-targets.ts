import type { TransferBody } from '@tramita/client/contract';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';

/** The targets selected so far. */
export interface TransferTargets {
  readonly people: readonly ComboboxOption[];
  /** Ids of the shortcuts, which depend on the requester. */
  readonly special: readonly number[];
  readonly groups: readonly ComboboxOption[];
}

export const emptyTargets: TransferTargets = { people: [], special: [], groups: [] };

export const isWithoutTargets = ({ people, special, groups }: TransferTargets): boolean =>
  people.length + special.length + groups.length === 0;

const idsOf = (options: readonly ComboboxOption[]): number[] => options.map(({ value }) => Number(value));

/** Returns the body of the call: the shortcuts are added to the people. */
export function transferBodyOf({ people, special, groups }: TransferTargets): TransferBody {
  return { assignees: [...special, ...idsOf(people)], groups: idsOf(groups) };
}
