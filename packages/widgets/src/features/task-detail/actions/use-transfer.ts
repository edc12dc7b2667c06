import { type TaskDetail, type TransferBody, transferTask } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { refusalOf, useSend } from '../../../calls/use-send.ts';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { useTramita } from '../../../provider/tramita-context.ts';

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
  const { onEvent } = useTramita();
  const { send, isSending, problem, clear } = useSend({
    onFailed: (error) => {
      const refusal = refusalOf(error);
      if (refusal?.status === 409) onConflict(refusal.problem?.message ?? errorMessage(refusal.errorCode));
    },
  });
  return {
    async send(body: TransferBody) {
      if (!(await send(transferTask, { params: { uuid: task.uuid }, body }))) return;
      onEvent({ widget: 'task-detail', name: 'transferred' });
      onTransferred();
    },
    isBusy: isSending,
    problem: problem && transferProblem(problem.error, messages),
    reset: clear,
  };
}

function transferProblem(error: unknown, messages: typeof taskDetailMessages): string {
  const refusal = refusalOf(error);
  return refusal ? (refusal.problem?.message ?? errorMessage(refusal.errorCode)) : messages.transferFailed;
}
