import { HttpProblemError } from '@tramita/client';
import {
  assignTask,
  getTask,
  getUnreadCounts,
  listTasks,
  markTaskUnread,
  type TaskRow,
  unassignTask,
} from '@tramita/client/contract';
import { useState } from 'react';
import { useInvalidate } from '../../../calls/use-invalidate.ts';
import { useSend } from '../../../calls/use-send.ts';
import { failureMessages, failureOf } from '../../../messages/failures.ts';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { unknownErrorTexts } from '../../../messages/rules/unknown-errors.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useRefusalText } from '../../../provider/use-refusal-text.ts';
import { lazyPart, usePreload } from '../../../ui/lazy-part.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

/** The messages of all refusals. */
const refusalMessage = lazyPart(() => import('./refusal-message.ts').then(({ refusalMessage }) => refusalMessage));

/** Reloads the lists, the counts and open details. */
export function useInboxRefresh() {
  const invalidate = useInvalidate();
  return () => void invalidate(listTasks, getUnreadCounts, getTask);
}

/** Actions on a row without opening it, with their messages. */
export function useRowActions(messages: typeof taskInboxMessages) {
  const refusalText = useRefusalText();
  const { unknownError } = useMessages(unknownErrorTexts);
  const failures = useMessages(failureMessages);
  const tramita = useTramita();
  usePreload(refusalMessage);
  const snackbars = useSnackbars();
  const refresh = useInboxRefresh();
  const { send } = useSend();
  const [assigning, setAssigning] = useState<string | null>(null);

  async function showRefusal(error: HttpProblemError) {
    const message = await refusalMessage.load().catch(() => null);
    snackbars.error(message?.(error.errorCode, tramita) ?? unknownError);
  }

  async function assign({ uuid }: TaskRow, kind: 'assign' | 'unassign') {
    const onFailed = (error: unknown) => {
      const detail = kind === 'assign' ? messages.assignFailedDetail : messages.unassignFailedDetail;
      const unknown = failureOf(error, { title: unknownError, detail }, failures);
      if (!(error instanceof HttpProblemError)) return void snackbars.error(unknown.title, unknown);
      // another user was faster: the message says who, and the row shows it
      if (error.status === 409) {
        const reason = refusalText(error);
        if (reason === null) void showRefusal(error);
        else snackbars.error(reason);
        refresh();
      } else if (error.status === 400) void showRefusal(error);
      else snackbars.error(unknown.title, unknown);
    };
    setAssigning(uuid);
    const endpoint = kind === 'assign' ? assignTask : unassignTask;
    const sent = await send(endpoint, { params: { uuid } }, { isExpected: () => true, onFailed });
    // another row may have been pressed in the meantime
    setAssigning((now) => (now === uuid ? null : now));
    if (!sent) return;
    snackbars.success(kind === 'assign' ? messages.assigned : messages.unassigned);
    tramita.onEvent({ widget: 'task-inbox', name: kind === 'assign' ? 'assigned' : 'unassigned' });
    refresh();
  }

  async function markUnread({ uuid }: TaskRow) {
    const onFailed = (error: unknown) => {
      const failure = failureOf(
        error,
        { title: messages.actionFailed, detail: messages.markUnreadFailedDetail },
        failures,
      );
      snackbars.error(failure.title, { detail: failure.detail });
    };
    if (await send(markTaskUnread, { params: { uuid } }, { onFailed })) refresh();
  }

  return {
    /** Uuid of the row whose assignment is being sent. */
    assigning,
    assign: (row: TaskRow, kind: 'assign' | 'unassign') => void assign(row, kind),
    markUnread: (row: TaskRow) => void markUnread(row),
  };
}
