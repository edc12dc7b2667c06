import type { FlagTemplate } from '@tramita/client/contract';

/** The flags of a field in a step, in the order of the table's columns. */
export const flags = ['required', 'editable', 'visible'] as const;
export type Flag = (typeof flags)[number];

/** Returns the templates of a flag. Only visibility at the end can be limited to approvers and administrators. */
export function flagChoices(flag: Flag, isEnd: boolean): readonly FlagTemplate[] {
  return flag === 'visible' && isEnd ? ['Y', 'N', 'JS', 'APPROVERS_ADMIN'] : ['Y', 'N', 'JS'];
}
