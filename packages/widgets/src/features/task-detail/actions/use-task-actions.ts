import { HttpProblemError } from '@tramita/client';
import {
  assignTask,
  cancelRequest,
  type FinishBody,
  type FormValues,
  finishTask,
  type TaskDetail,
  unassignTask,
} from '@tramita/client/contract';
import { errorMessage, finishData } from '@tramita/client/rules';
import { type SendOptions, useSend } from '../../../calls/use-send.ts';
import { failureMessages, failureOf, type OwnFailureTexts } from '../../../messages/failures.ts';
import type { taskDetailMessages } from '../../../messages/features/task-detail.ts';
import { errorTexts } from '../../../messages/rules/errors.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useRefusalText } from '../../../provider/use-refusal-text.ts';
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

/** The actions of an open task, each with its messages. Failures are shown, not reported to the page. */
export function useTaskActions(options: TaskActionsOptions) {
  const refusalText = useRefusalText();
  const errors = useMessages(errorTexts);
  const failures = useMessages(failureMessages);
  const { task, messages, onChanged, onDone } = options;
  const { onEvent } = useTramita();
  const snackbars = useSnackbars();
  const assigning = useSend(failuresShown);
  const finishing = useSend(failuresShown);
  const canceling = useSend(failuresShown);
  const params = { uuid: task.uuid };
  const showFailure = (error: unknown, own: OwnFailureTexts) => {
    const { title, detail } = failureOf(error, own, failures);
    snackbars.error(title, { detail });
  };

  async function assign(kind: 'assign' | 'unassign') {
    const onFailed = (error: unknown) => {
      const refusal = problemResponseOf(error);
      if (refusal?.status === 409)
        return options.onConflict(refusalText(refusal) ?? errorMessage(refusal.errorCode, errors));
      if (refusal?.status === 400) return void snackbars.error(errorMessage(refusal.errorCode, errors));
      const detail = kind === 'assign' ? messages.assignFailedDetail : messages.unassignFailedDetail;
      showFailure(error, { title: errors.unknownError, detail });
    };
    const endpoint = kind === 'assign' ? assignTask : unassignTask;
    if (!(await assigning.send(endpoint, { params }, { onFailed }))) return;
    snackbars.success(kind === 'assign' ? messages.assigned : messages.unassigned);
    onChanged();
  }

  async function finish(decision: Decision, values: FormValues) {
    const onFailed = (error: unknown) => {
      options.onNotTaken();
      const refusal = problemResponseOf(error);
      if (refusal?.status === 409)
        return options.onConflict(refusalText(refusal) ?? errorMessage(refusal.errorCode, errors));
      if (refusal?.errorCode === 'FORM_INVALID') return options.onFormRefused(refusal);
      if (refusal?.errorCode === 'ATTACHMENT_REQUIRED') return void snackbars.error(errors.ATTACHMENT_REQUIRED);
      showFailure(error, { title: messages.finishFailed, detail: messages.finishFailedDetail });
    };
    const motive = decision.approved ? null : decision.motive;
    const body: FinishBody = { ...values, ...finishData(task.type, decision.approved), motive };
    options.onSend();
    if (!(await finishing.send(finishTask, { params, body }, { onFailed }))) return;
    onEvent({ widget: 'task-detail', name: 'finished', detail: { approved: decision.approved } });
    onChanged();
    onDone(true);
  }

  async function cancel(motive: string) {
    const onFailed = (error: unknown) => {
      options.onNotTaken();
      if (problemResponseOf(error)?.status === 400) return void snackbars.error(messages.cancelInvalid);
      showFailure(error, { title: messages.cancelFailed, detail: messages.cancelFailedDetail });
    };
    options.onSend();
    const { protocolKirk } = task;
    if (!(await canceling.send(cancelRequest, { params: { protocolKirk }, body: { motive } }, { onFailed }))) return;
    snackbars.success(messages.canceled);
    onEvent({ widget: 'task-detail', name: 'canceled' });
    onChanged();
    onDone(false);
  }

  return {
    assign: (kind: 'assign' | 'unassign') => void assign(kind),
    isAssigning: assigning.isSending,
    finish: (decision: Decision, values: FormValues) => void finish(decision, values),
    cancel: (motive: string) => void cancel(motive),
    /** The decision or cancellation that is being sent. */
    busy: finishing.isSending ? ('finish' as const) : canceling.isSending ? ('cancel' as const) : null,
  };
}

const failuresShown: SendOptions = { isExpected: () => true };

/** Returns the error of a call if the server responded, also with a failure of its own. */
const problemResponseOf = (error: unknown): HttpProblemError | null =>
  error instanceof HttpProblemError ? error : null;
