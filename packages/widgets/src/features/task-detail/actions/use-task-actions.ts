import { useMutation } from '@tanstack/react-query';
import { HttpProblemError, newIdempotencyKey } from '@tramita/client';
import {
  assignTask,
  cancelProcess,
  type FinishBody,
  type FormValues,
  finishTask,
  type TaskDetail,
  unassignTask,
} from '@tramita/client/contract';
import { defaultErrorMessage, errorMessage, finishData } from '@tramita/client/rules';
import { useRef } from 'react';
import { failureOf, type OwnFailureTexts } from '../../../messages/failures.ts';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

/** A decision on a task: approved and rejected for approval tasks, completed for others. */
export type Decision = { readonly approved: true } | { readonly approved: false; readonly motive: string };

export interface TaskActionsOptions {
  task: TaskDetail;
  messages: typeof taskDetailMessages;
  /** Called after a change on the server: loads the task again. */
  onChanged: () => void;
  /** Called before a decision or cancellation is sent. */
  onSend: () => void;
  /** Called if the call failed or was refused. */
  onNotTaken: () => void;
  /** Called after the task or its request ended; `isFinished` if the task was decided or completed. */
  onDone: (isFinished: boolean) => void;
  /** Called if the server rejected the form's values. */
  onFormRefused: (error: HttpProblemError) => void;
  /** Called with a message if another user acted first. */
  onConflict: (message: string) => void;
}

/** The actions of an open task, each with its messages. */
export function useTaskActions(options: TaskActionsOptions) {
  const { task, messages, onChanged, onDone } = options;
  const { client, onEvent } = useTramita();
  const snackbars = useSnackbars();
  // the same decision sent again after a lost response must not be applied twice
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const params = { uuid: task.uuid };
  const tellFailure = (error: unknown, own: OwnFailureTexts) => {
    const { title, detail } = failureOf(error, own);
    snackbars.error(title, { detail });
  };

  const assign = useMutation({
    mutationFn: (kind: 'assign' | 'unassign') => client.call(kind === 'assign' ? assignTask : unassignTask, { params }),
    onSuccess: (_task, kind) => {
      snackbars.success(kind === 'assign' ? messages.assigned : messages.unassigned);
      onChanged();
    },
    onError: (error, kind) => {
      if (isRefusal(error) && error.status === 409) return options.onConflict(wordsOf(error));
      if (isRefusal(error) && error.status === 400) return void snackbars.error(errorMessage(error.errorCode));
      const detail = kind === 'assign' ? messages.assignFailedDetail : messages.unassignFailedDetail;
      tellFailure(error, { title: defaultErrorMessage, detail });
    },
  });

  const finish = useMutation({
    mutationFn: ({ decision, values }: { decision: Decision; values: FormValues }) => {
      const motive = decision.approved ? null : decision.motive;
      const body: FinishBody = { ...values, ...finishData(task.type, decision.approved), motive };
      const text = JSON.stringify(body);
      if (attempt.current?.body !== text) attempt.current = { body: text, key: newIdempotencyKey() };
      return client.call(finishTask, { params, body, idempotencyKey: attempt.current.key });
    },
    onMutate: options.onSend,
    onSuccess: (_task, { decision }) => {
      onEvent({ widget: 'task-detail', name: 'finished', detail: { approved: decision.approved } });
      onChanged();
      onDone(true);
    },
    onError: (error) => {
      options.onNotTaken();
      if (isRefusal(error)) {
        if (error.status === 409) return options.onConflict(wordsOf(error));
        if (error.errorCode === 'FORM_INVALID') return options.onFormRefused(error);
        if (error.errorCode === 'ATTACHMENT_REQUIRED') return void snackbars.error(errorMessage(error.errorCode));
      }
      tellFailure(error, { title: messages.finishFailed, detail: messages.finishFailedDetail });
    },
  });

  const cancel = useMutation({
    mutationFn: (motive: string) =>
      client.call(cancelProcess, { params: { protocolKirk: task.protocolKirk }, body: { motive } }),
    onMutate: options.onSend,
    onSuccess: () => {
      snackbars.success(messages.canceled);
      onEvent({ widget: 'task-detail', name: 'canceled' });
      onChanged();
      onDone(false);
    },
    onError: (error) => {
      options.onNotTaken();
      if (isRefusal(error) && error.status === 400) return void snackbars.error(messages.cancelInvalid);
      tellFailure(error, { title: messages.cancelFailed, detail: messages.cancelFailedDetail });
    },
  });

  return { assign, finish, cancel };
}

const wordsOf = (error: HttpProblemError): string => error.problem?.message ?? errorMessage(error.errorCode);

function isRefusal(error: unknown): error is HttpProblemError {
  return error instanceof HttpProblemError;
}
