import type { RouteBody } from '@tramita/client/contract';
import type { ComboboxOption } from '../ui/Combobox/filter-options.ts';

/** Most people, and most groups, that a task can go to at once, as the call has it. */
export const mostTargets = 50;

/** Whom a transfer goes to, as chosen so far. */
export interface TransferTargets {
  readonly people: readonly ComboboxOption[];
  /** Ids of the shortcuts around the requester. */
  readonly special: readonly number[];
  readonly groups: readonly ComboboxOption[];
}

export const emptyTargets: TransferTargets = { people: [], special: [], groups: [] };

export const isWithoutTargets = ({ people, special, groups }: TransferTargets): boolean =>
  people.length + special.length + groups.length === 0;

const idsOf = (options: readonly ComboboxOption[]): number[] => options.map(({ value }) => Number(value));

/** The choice as the call takes it: shortcuts go among the people. */
export function routeBodyOf({ people, special, groups }: TransferTargets): RouteBody {
  return { assignees: [...special, ...idsOf(people)], groups: idsOf(groups) };
}
