import type { SlaCounts } from '../../contract/dashboards.ts';

/** All tasks counted. */
export const slaTotal = ({ inside, outside, withoutSla }: SlaCounts): number => inside + outside + withoutSla;

/** Part of a whole between 0 and 1; null of nothing. */
export function shareOf(part: number, total: number): number | null {
  return total > 0 ? part / total : null;
}
