import type { GroupKind } from '@tramita/client/rules';
import { useEndlessCall } from '../../calls/use-endless-call.ts';
import { groupCalls } from './group-calls.ts';

/** Groups per page of the list. */
const groupPageSize = 20;

/** The groups of a kind, page by page, filtered by the search text. */
export function useGroups(kind: GroupKind, typed: string) {
  const text = typed.trim() || undefined;
  const query = kind === 'initializer' ? { search: text, counts: true } : { q: text, inactive: true, counts: true };
  return useEndlessCall(groupCalls[kind].list, { query }, { size: groupPageSize, keepFormer: true });
}
