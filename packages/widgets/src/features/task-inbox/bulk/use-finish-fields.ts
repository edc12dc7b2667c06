import { useQuery } from '@tanstack/react-query';
import { HttpProblemError } from '@tramita/client';
import { editableFieldsMetadata, getTask, type TaskRow } from '@tramita/client/contract';
import { useEffect, useRef } from 'react';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
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
  const { client, onError } = useTramita();
  const snackbars = useSnackbars();
  const asked = useQuery({
    queryKey: [...client.queryKey(editableFieldsMetadata), row?.currentStep, row?.uuid],
    queryFn: async ({ signal }) => {
      const uuid = row?.uuid ?? '';
      // a backend whose rows have no step returns it with the task
      const step = row?.currentStep ?? (await client.call(getTask, { params: { uuid }, signal })).currentStep ?? '';
      return client.call(editableFieldsMetadata, { query: { 'process-step-id': step, task: uuid }, signal });
    },
    enabled: row !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const { error } = asked;
  const latest = useRef({ snackbars, messages, onFailed, onError });
  latest.current = { snackbars, messages, onFailed, onError };
  useEffect(() => {
    if (!error) return;
    const now = latest.current;
    now.onError(error);
    const said = error instanceof HttpProblemError ? error.problem?.message : undefined;
    now.snackbars.persistent(said || now.messages.metadataFailed);
    now.onFailed();
  }, [error]);
  return asked.data ?? null;
}
