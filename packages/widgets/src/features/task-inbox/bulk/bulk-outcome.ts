import { HttpProblemError } from '@tramita/client';
import { defaultErrorMessage, errorMessage, reasonText } from '@tramita/client/rules';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import type { taskActionsMessages } from '../../../messages/task-actions.ts';
import type { BulkOrder } from './bulk-order.ts';
import type { CallFailure } from './bulk-run.ts';

/** Messages of bulk actions. */
export interface BulkTexts {
  bulk: typeof taskInboxBulkMessages;
  shared: typeof taskActionsMessages;
}

/** Returns the Portuguese text of a reason in a response: a reason of the rules, or an error code. */
export function reasonInWords(reason: string | null | undefined): string | null {
  if (reason == null) return null;
  return Object.hasOwn(reasonText, reason) ? reasonText[reason as keyof typeof reasonText] : errorMessage(reason);
}

/**
 * Returns what a failed call means for its rows. Without a response, and after an internal error of the server, it is
 * unknown whether the action was applied; a refusal is certain, and would affect the next call too.
 */
export function failureOf(error: unknown, { bulk }: BulkTexts): CallFailure {
  if (!(error instanceof HttpProblemError)) return { message: bulk.unknownReason, isUnknown: true, endsRun: true };
  const isUnknown = error.status >= 500 || error.errorCode === 'IDEMPOTENCY_IN_PROGRESS';
  const message = error.problem?.message ?? errorMessage(error.errorCode);
  return { message, isUnknown, endsRun: !isUnknown };
}

/** Message if the whole action failed. */
export function failedText(order: BulkOrder, error: unknown, { bulk, shared }: BulkTexts): string {
  const refusal = error instanceof HttpProblemError ? error : null;
  switch (order.kind) {
    case 'tag':
      return shared.tagFailed;
    case 'cancel':
      return refusal?.status === 400 ? bulk.cancelInvalid : bulk.cancelFailed;
    case 'assign':
    case 'unassign':
      return refusal?.status === 400 ? errorMessage(refusal.errorCode) : defaultErrorMessage;
    case 'transfer':
      return refusal?.errorCode ? (refusal.problem?.message ?? errorMessage(refusal.errorCode)) : bulk.actionFailed;
    default:
      return bulk.finishFailed;
  }
}

/** Message if everything succeeded; null if the refreshed list shows it. */
export function doneText(order: BulkOrder, isBulk: boolean, { bulk, shared }: BulkTexts): string | null {
  switch (order.kind) {
    case 'assign':
      return bulk.assigned;
    case 'unassign':
      return bulk.unassigned;
    case 'tag':
      return order.tag === null ? shared.tagRemoved : shared.tagSet;
    case 'transfer':
      return null;
    case 'cancel':
      return isBulk ? bulk.canceledMany : bulk.canceled;
    default:
      return bulk.finished;
  }
}
