import { useMutation } from '@tanstack/react-query';
import { HttpProblemError, newIdempotencyKey } from '@tramita/client';
import { type RouteBody, routeTask, type TaskDetail } from '@tramita/client/contract';
import { errorMessage } from '@tramita/client/rules';
import { useRef } from 'react';
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
  const { client, onEvent, onError } = useTramita();
  // the same transfer sent again after a lost response must not be applied twice
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const route = useMutation({
    mutationFn: (body: RouteBody) => {
      const text = JSON.stringify(body);
      if (attempt.current?.body !== text) attempt.current = { body: text, key: newIdempotencyKey() };
      return client.call(routeTask, { params: { uuid: task.uuid }, body, idempotencyKey: attempt.current.key });
    },
    onSuccess: () => {
      onEvent({ widget: 'task-detail', name: 'transferred' });
      onTransferred();
    },
    onError: (error) => {
      onError(error);
      if (error instanceof HttpProblemError && error.status === 409)
        onConflict(error.problem?.message ?? errorMessage(error.errorCode));
    },
  });
  return {
    send: (body: RouteBody) => route.mutate(body),
    isBusy: route.isPending,
    problem: route.isError ? transferProblem(route.error, messages) : null,
    reset: route.reset,
  };
}

function transferProblem(error: unknown, messages: typeof taskDetailMessages): string {
  if (!(error instanceof HttpProblemError) || error.status >= 500) return messages.transferFailed;
  return error.problem?.message ?? errorMessage(error.errorCode);
}
