import type { TrackNode } from '@tramita/client/contract';
import { trackNodes } from '@tramita/client/rules';
import type { TrackStepRow } from '../db/request-tracks.ts';

/** What of a row says where its request stands. */
interface TrackedRow {
  readonly idk: number;
  readonly current_step: string | null;
}

/** The track of a row, from the steps of its request. */
export function trackOf(row: TrackedRow, tracks: ReadonlyMap<number, readonly TrackStepRow[]>): TrackNode[] {
  const steps = tracks.get(row.idk) ?? [];
  const current = row.current_step;
  return trackNodes(
    steps.map(({ stepId, status, approved, canceled }) => ({
      // only approvals are decided and only ends are canceled, so the definition need not be read for each row
      type: canceled ? 'END_EVENT' : approved === null ? 'USER_TASK' : 'APPROVAL_TASK',
      status,
      currentStep: stepId === current,
      fail: status === 'FAILED',
      approved,
      canceled,
    })),
  );
}
