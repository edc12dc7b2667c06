import { type TaskDetail, type TransferBody, transferTask } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { refusalOf, useSend } from '../../../calls/use-send.ts';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { errorTexts } from '../../../messages/rules/errors.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useRefusalText } from '../../../provider/use-refusal-text.ts';

export interface TransferOptions {
  task: TaskDetail;
  messages: typeof taskDetailMessages;
  /** Called after the task was transferred. */
  onTransferred: () => void;
  /** Called with a message if another user acted first. */
  onConflict: (message: string) => void;
}

/** Transfers the task to other people and groups. A refusal is in `problem`, until the next attempt or `reset`. */
export function useTransfer({ task, messages, onTransferred, onConflict }: TransferOptions) {
  const refusalText = useRefusalText();
  const errors = useMessages(errorTexts);
  const { onEvent } = useTramita();
  const { send, isSending, problem, clear } = useSend({
    onFailed: (error) => {
      const refusal = refusalOf(error);
      if (refusal?.status === 409) onConflict(refusalText(refusal) ?? errorMessage(refusal.errorCode, errors));
    },
  });
  const transferProblem = (error: unknown): string => {
    const refusal = refusalOf(error);
    return refusal ? (refusalText(refusal) ?? errorMessage(refusal.errorCode, errors)) : messages.transferFailed;
  };
  return {
    async send(body: TransferBody) {
      if (!(await send(transferTask, { params: { uuid: task.uuid }, body }))) return;
      onEvent({ widget: 'task-detail', name: 'transferred' });
      onTransferred();
    },
    isBusy: isSending,
    problem: problem && transferProblem(problem.error),
    reset: clear,
  };
}
