import { removeTaskTag, setTaskTag, type TaskDetail } from '@tramita/client/contract';
import { useSend } from '../../../calls/use-send.ts';
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
  const { onEvent } = useTramita();
  const messages = useMessages(taskActionsMessages);
  const snackbars = useSnackbars();
  const { send, isSending, problem, clear } = useSend();
  const params = { uuid: task.uuid };
  return {
    async send(idTaskMarker: number | null) {
      const isRemoval = idTaskMarker === null;
      const sent = isRemoval
        ? await send(removeTaskTag, { params })
        : await send(setTaskTag, { params, query: { idTaskMarker } });
      if (!sent) return;
      snackbars.success(isRemoval ? messages.tagRemoved : messages.tagSet);
      onEvent({ widget: 'task-detail', name: isRemoval ? 'untagged' : 'tagged' });
      onTagged();
    },
    isBusy: isSending,
    problem: problem && messages.tagFailed,
    reset: clear,
  };
}
