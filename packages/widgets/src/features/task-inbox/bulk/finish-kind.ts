import type { BulkActionKind } from '@tramita/client/rules';

/** Actions that finish a step, with its form. */
export type FinishKind = Extract<BulkActionKind, 'approve' | 'reject' | 'complete'>;

/** Returns whether an action finishes the step. */
export function isFinish(kind: BulkActionKind): kind is FinishKind {
  return kind === 'approve' || kind === 'reject' || kind === 'complete';
}
