import { useQuery } from '@tanstack/react-query';
import { HttpProblemError } from '@tramita/client';
import { editableFieldsMetadata, getTask, type TaskRow } from '@tramita/client/contract';
import { useEffect, useRef } from 'react';
import type { taskInboxBulkMessages } from '../../../messages/features/task-inbox-bulk.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

export interface FinishFieldsOptions {
  /** The first of the selected rows, whose step says which fields; null while nothing is asked. */
  row: TaskRow | null;
  messages: typeof taskInboxBulkMessages;
  /** They cannot be had; the person was told. */
  onFailed: () => void;
}

/** The fields that tasks of one step share; null while they are asked for. */
export function useFinishFields({ row, messages, onFailed }: FinishFieldsOptions) {
  const { client, onError } = useTramita();
  const snackbars = useSnackbars();
  const asked = useQuery({
    queryKey: [...client.queryKey(editableFieldsMetadata), row?.currentStep, row?.uuid],
    queryFn: async ({ signal }) => {
      const uuid = row?.uuid ?? '';
      // a backend whose rows do not name the step names it in the detail
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
