import { editableFieldsMetadata, getTask, type TaskRow } from '@tramita/client/contract';
import { useEffect } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useRefusalText } from '../../../provider/use-refusal-text.ts';
import { useFailureSnackbar } from '../../../ui/Snackbars/use-failure-snackbar.ts';

export interface FinishFieldsOptions {
  /** The first selected row, whose step determines the fields; null if none are needed. */
  row: TaskRow | null;
  messages: typeof taskInboxBulkMessages;
  /** Called if they cannot be loaded; the user has been informed. */
  onFailed: () => void;
}

/** Returns the shared fields of tasks of one step; null while they load. */
export function useFinishFields({ row, messages, onFailed }: FinishFieldsOptions) {
  const refusalText = useRefusalText();
  const { onError } = useTramita();
  const failure = useFailureSnackbar();
  const onLoadFailed = (error: unknown) => {
    onError(error);
    failure.show(refusalText(error) ?? messages.metadataFailed);
    onFailed();
  };
  const options = { staleTime: 0, gcTime: 0, onFailed: onLoadFailed };
  const uuid = row?.uuid ?? '';
  useEffect(() => {
    if (uuid !== '') failure.clear();
  }, [uuid, failure]);
  // a backend whose rows have no step returns it with the task
  const task = useCall(getTask, row && row.currentStep == null ? { params: { uuid } } : null, options);
  const step = row?.currentStep ?? (task.data && (task.data.currentStep ?? ''));
  const input = row && step !== undefined ? { query: { 'process-step-id': step, task: uuid } } : null;
  const fields = useCall(editableFieldsMetadata, input, options);
  return fields.data ?? null;
}
