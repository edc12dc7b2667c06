import { HttpProblemError } from '@tramita/client';
import type { BulkResult } from '@tramita/client/contract';
import { errorMessage, knownErrorMessage, type ReasonCode, reasonText } from '@tramita/client/rules';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { defaultLocale, type Locale } from '../../../messages/language/locale.ts';
import type { errorTexts } from '../../../messages/rules/errors.ts';
import type { reasonTexts } from '../../../messages/rules/reasons.ts';
import type { taskActionsMessages } from '../../../messages/task-actions.ts';
import type { useRefusalText } from '../../../provider/use-refusal-text.ts';
import type { BulkOrder } from './bulk-order.ts';
import type { CallFailure } from './bulk-run.ts';

/** Messages of bulk actions. */
export interface BulkTexts {
  bulk: typeof taskInboxBulkMessages;
  shared: typeof taskActionsMessages;
  errors: typeof errorTexts;
  reasons: typeof reasonTexts;
  locale: Locale;
  refusalText: ReturnType<typeof useRefusalText>;
}

/**
 * Returns why an item was skipped or failed: in Portuguese the sentence of the server, in another language the text of
 * its reason, which is a reason of the rules or an error code.
 */
export function reasonInWords(
  { reason, message }: Pick<BulkResult, 'reason' | 'message'>,
  { reasons, errors, locale }: Pick<BulkTexts, 'reasons' | 'errors' | 'locale'>,
): string | null {
  if (message != null && (locale === defaultLocale || reason == null)) return message;
  if (reason == null) return null;
  const ofRules = Object.hasOwn(reasonText, reason) ? reasons[reason as ReasonCode] : undefined;
  return ofRules ?? knownErrorMessage(reason, errors) ?? message ?? errors.unknownError;
}

/**
 * Returns what a failed call means for its rows. Without a response, and after an internal error of the server, it is
 * unknown whether the action was applied; a refusal is certain, and would affect the next call too.
 */
export function failureOf(error: unknown, { bulk, errors, refusalText }: BulkTexts): CallFailure {
  if (!(error instanceof HttpProblemError)) return { message: bulk.unknownReason, isUnknown: true, endsRun: true };
  const isUnknown = error.status >= 500 || error.errorCode === 'IDEMPOTENCY_IN_PROGRESS';
  const message = refusalText(error) ?? errorMessage(error.errorCode, errors);
  return { message, isUnknown, endsRun: !isUnknown };
}

/** Message if the whole action failed. */
export function failedText(order: BulkOrder, error: unknown, { bulk, shared, errors, refusalText }: BulkTexts): string {
  const refusal = error instanceof HttpProblemError ? error : null;
  switch (order.kind) {
    case 'tag':
      return shared.tagFailed;
    case 'cancel':
      return refusal?.status === 400 ? bulk.cancelInvalid : bulk.cancelFailed;
    case 'assign':
    case 'unassign':
      return refusal?.status === 400 ? errorMessage(refusal.errorCode, errors) : errors.unknownError;
    case 'transfer':
      return refusal?.problem?.errorCode
        ? (refusalText(refusal) ?? errorMessage(refusal.errorCode, errors))
        : bulk.actionFailed;
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
