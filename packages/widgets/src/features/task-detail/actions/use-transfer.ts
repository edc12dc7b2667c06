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
  /** The task went to others. */
  onTransferred: () => void;
  /** Somebody else acted first; the sentence says who. */
  onConflict: (message: string) => void;
}

/** Hands the task over to other people and groups. A refusal is `problem`, until the next attempt or `reset`. */
export function useTransfer({ task, messages, onTransferred, onConflict }: TransferOptions) {
  const { client, onEvent, onError } = useTramita();
  // sending the same transfer again after a lost answer must not count twice
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
