import type { FlagTemplate } from '@tramita/client/contract';

/** What a step decides of a field, in the order of the table's columns. */
export const flags = ['required', 'editable', 'visible'] as const;
export type Flag = (typeof flags)[number];

/** The templates offered for a flag. Only what is visible at the end can be kept for approvers and administrators. */
export function flagChoices(flag: Flag, isEnd: boolean): readonly FlagTemplate[] {
  return flag === 'visible' && isEnd ? ['Y', 'N', 'JS', 'APPROVERS_ADMIN'] : ['Y', 'N', 'JS'];
}
