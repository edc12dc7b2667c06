import type { Step } from '@tramita/client/contract';
import type { Random } from '../random.ts';

const hourMs = 3_600_000;
const unitHours = { MINUTES: 1 / 60, HOURS: 1, DAYS: 24 } as const;

/** Returns how long a task takes in milliseconds: mostly well within the step's SLA, sometimes longer. */
export function workingTimeOf(step: Step, random: Random): number {
  const allowed = 'sla' in step && step.sla !== undefined ? step.sla * unitHours[step.slaUnit ?? 'DAYS'] : 24;
  const pace = random.weighted<readonly [number, number]>([
    [[0.02, 0.15], 34],
    [[0.15, 0.5], 34],
    [[0.5, 0.95], 18],
    [[1.05, 2], 11],
    [[2, 3.5], 3],
  ]);
  const share = pace[0] + random.next() * (pace[1] - pace[0]);
  return Math.max(0.05, allowed * share) * hourMs;
}

/** Returns whether an approval is accepted; managers reject no more often than later departments. */
export function isApproved(step: Step, random: Random): boolean {
  return random.chance(step.id.startsWith('gestor') || step.id.startsWith('verba') ? 0.9 : 0.95);
}
