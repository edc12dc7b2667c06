import type { BulkActionKind } from '@tramita/client/rules';

/** The actions that end a step, with its form. */
export type FinishKind = Extract<BulkActionKind, 'approve' | 'reject' | 'complete'>;

/** Whether an action ends the step. */
export function isFinish(kind: BulkActionKind): kind is FinishKind {
  return kind === 'approve' || kind === 'reject' || kind === 'complete';
}
