import { useMutation } from '@tanstack/react-query';
import { removeTaskMarker, setTaskMarker, type TaskDetail } from '@tramita/client/contract';
import { taskActionsMessages } from '../../../messages/task-actions.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

export interface TaggingOptions {
  task: TaskDetail;
  /** Called after the tag was changed or removed. */
  onTagged: () => void;
}

/** Adds a tag to the task, or removes it (null). A failure is in `problem`, until the next attempt or `reset`. */
export function useTagging({ task, onTagged }: TaggingOptions) {
  const { client, onEvent, onError } = useTramita();
  const messages = useMessages(taskActionsMessages);
  const snackbars = useSnackbars();
  const params = { uuid: task.uuid };
  const tag = useMutation({
    mutationFn: (idTaskMarker: number | null) =>
      idTaskMarker === null
        ? client.call(removeTaskMarker, { params })
        : client.call(setTaskMarker, { params, query: { idTaskMarker } }),
    onSuccess: (_answer, idTaskMarker) => {
      snackbars.success(idTaskMarker === null ? messages.tagRemoved : messages.tagSet);
      onEvent({ widget: 'task-detail', name: idTaskMarker === null ? 'untagged' : 'tagged' });
      onTagged();
    },
    onError,
  });
  return {
    send: (idTaskMarker: number | null) => tag.mutate(idTaskMarker),
    isBusy: tag.isPending,
    problem: tag.isError ? messages.tagFailed : null,
    reset: tag.reset,
  };
}
