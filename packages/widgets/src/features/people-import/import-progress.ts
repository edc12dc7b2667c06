import type { Import } from '@tramita/client/contract';

/** The steps of an import, in order. */
export const importSteps = ['file', 'check', 'apply', 'result'] as const;
type ImportStep = (typeof importSteps)[number];

/** How far an import is. */
export interface ImportProgress {
  readonly step: ImportStep;
  readonly state: 'open' | 'failed' | 'finished';
}

/** Returns how far an import is: the first step without one, the second while it is unknown. */
export function progressOf(id: number | null, item: Pick<Import, 'status' | 'checkedAt'> | undefined): ImportProgress {
  if (id === null) return { step: 'file', state: 'open' };
  if (item?.status === 'APPLIED') return { step: 'result', state: 'finished' };
  if (item?.status === 'APPLYING') return { step: 'apply', state: 'open' };
  if (item?.status === 'FAILED') return { step: item.checkedAt === null ? 'check' : 'apply', state: 'failed' };
  return { step: 'check', state: 'open' };
}

/** Returns how a step is drawn. */
export function stateOfStep(step: ImportStep, progress: ImportProgress): 'done' | 'now' | 'ahead' | 'fail' {
  const distance = importSteps.indexOf(step) - importSteps.indexOf(progress.step);
  if (distance !== 0) return distance < 0 ? 'done' : 'ahead';
  return progress.state === 'failed' ? 'fail' : progress.state === 'finished' ? 'done' : 'now';
}

/** Returns whether the server still works on an import. */
export const isRunning = (item: Pick<Import, 'status'> | undefined): boolean =>
  item?.status === 'CHECKING' || item?.status === 'APPLYING';

/** Returns the number of records that an import creates or changes. */
export const changesOf = ({ counts }: Pick<Import, 'counts'>): number =>
  counts ? counts.created + counts.changed + counts.reactivated + counts.deactivated : 0;
