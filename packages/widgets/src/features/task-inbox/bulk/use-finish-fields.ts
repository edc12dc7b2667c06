import { HttpProblemError } from '@tramita/client';
import { editableFieldsMetadata, getTask, type TaskRow } from '@tramita/client/contract';
import { knownErrorMessage } from '@tramita/client/rules';
import { useCall } from '../../../calls/use-call.ts';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { defaultLocale } from '../../../messages/language/locale.ts';
import { errorTexts } from '../../../messages/rules.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

export interface FinishFieldsOptions {
  /** The first selected row, whose step determines the fields; null if none are needed. */
  row: TaskRow | null;
  messages: typeof taskInboxBulkMessages;
  /** Called if they cannot be loaded; the user has been informed. */
  onFailed: () => void;
}

/** Returns the shared fields of tasks of one step; null while they load. */
export function useFinishFields({ row, messages, onFailed }: FinishFieldsOptions) {
  const errors = useMessages(errorTexts);
  const locale = useLocale();
  const { onError } = useTramita();
  const snackbars = useSnackbars();
  const onLoadFailed = (error: unknown) => {
    onError(error);
    const refusal = error instanceof HttpProblemError ? error : null;
    const ownWords = refusal?.problem?.message;
    const message = locale === defaultLocale ? ownWords : (knownErrorMessage(refusal?.errorCode, errors) ?? ownWords);
    snackbars.persistent(message || messages.metadataFailed);
    onFailed();
  };
  const options = { staleTime: 0, gcTime: 0, onFailed: onLoadFailed };
  const uuid = row?.uuid ?? '';
  // a backend whose rows have no step returns it with the task
  const task = useCall(getTask, row && row.currentStep == null ? { params: { uuid } } : null, options);
  const step = row?.currentStep ?? (task.data && (task.data.currentStep ?? ''));
  const input = row && step !== undefined ? { query: { 'process-step-id': step, task: uuid } } : null;
  const fields = useCall(editableFieldsMetadata, input, options);
  return fields.data ?? null;
}
