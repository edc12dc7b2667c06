import type { TaskRow } from '@tramita/client/contract';
import { requestProgress, requestStops, type TrackedStep, trackNodes } from '@tramita/client/rules';
import type { TrackStepRow } from '../db/requests/request-tracks.ts';

/** Values of a row that determine the track of its request. */
interface TrackedRow {
  readonly idk: number;
  readonly current_step: string | null;
}

type Tracks = ReadonlyMap<number, readonly TrackStepRow[]>;

function stepsOf(row: TrackedRow, tracks: Tracks): TrackedStep[] {
  return (tracks.get(row.idk) ?? []).map(({ stepId, ...step }) => ({
    ...step,
    currentStep: stepId === row.current_step,
    fail: step.status === 'FAILED',
  }));
}

/** Returns the track of a row, from the steps of its request. */
export function trackOf(row: TrackedRow, tracks: Tracks): NonNullable<TaskRow['track']> {
  return trackNodes(stepsOf(row, tracks));
}

/** Returns the progress of a row's request, and whether it stopped. */
export function progressOf(row: TrackedRow, tracks: Tracks): Pick<TaskRow, 'progress' | 'stopped'> {
  const steps = stepsOf(row, tracks);
  return {
    progress: requestProgress(requestStops(steps)),
    stopped: steps.some(({ currentStep, fail }) => currentStep && fail),
  };
}
