import { type TaskDetail, type TransferBody, transferTask } from '@tramita/client/contract';
import { refusalOf, useSend } from '../../../calls/use-send.ts';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { refusalMessage } from '../../../messages/refusal-message.ts';
import { errorTexts } from '../../../messages/rules.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useLocale } from '../../../provider/use-locale.ts';
import { useMessages } from '../../../provider/use-messages.ts';

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
  const errors = useMessages(errorTexts);
  const locale = useLocale();
  const { onEvent } = useTramita();
  const { send, isSending, problem, clear } = useSend({
    onFailed: (error) => {
      const refusal = refusalOf(error);
      if (refusal?.status === 409) onConflict(refusalMessage(refusal, errors, locale));
    },
  });
  const transferProblem = (error: unknown): string => {
    const refusal = refusalOf(error);
    return refusal ? refusalMessage(refusal, errors, locale) : messages.transferFailed;
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
