import { HttpProblemError } from '@tramita/client';
import { assignTask, markTaskUnread, type TaskRow, unassignTask } from '@tramita/client/contract';
import { useEffect, useRef } from 'react';
import { useSend } from '../../../calls/use-send.ts';
import { failureMessages, failureOf } from '../../../messages/failures.ts';
import { taskInboxPartMessages } from '../../../messages/features/task-inbox-parts.ts';
import { unknownErrorTexts } from '../../../messages/rules/unknown-errors.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useMessages } from '../../../provider/use-messages.ts';
import { useRefusalText } from '../../../provider/use-refusal-text.ts';
import { lazyPart, usePreload } from '../../../ui/lazy-part.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';
import { useInboxRefresh } from './use-inbox-refresh.ts';

/** An action that was requested for a row. */
export interface AskedRowAction {
  readonly row: TaskRow;
  readonly kind: 'assign' | 'unassign' | 'unread';
}

/** The messages of all refusals. */
const refusalMessage = lazyPart(() => import('./refusal-message.ts').then(({ refusalMessage }) => refusalMessage));

export interface RowDeskProps {
  asked: readonly AskedRowAction[];
  /** Called when an action succeeded or failed. */
  onAnswered: (action: AskedRowAction) => void;
}

/** Sends actions on single rows and reports their results. Renders nothing. */
export function RowDesk({ asked, onAnswered }: RowDeskProps) {
  const { assign, markUnread } = useSentActions();
  const send = async (action: AskedRowAction) => {
    await (action.kind === 'unread' ? markUnread(action.row) : assign(action.row, action.kind));
    onAnswered(action);
  };
  const latest = useRef(send);
  latest.current = send;
  const sent = useRef(new WeakSet<AskedRowAction>());
  useEffect(() => {
    for (const action of asked) {
      if (sent.current.has(action)) continue;
      sent.current.add(action);
      void latest.current(action);
    }
  }, [asked]);
  return null;
}

/** Actions on a row, with their messages. */
function useSentActions() {
  const messages = useMessages(taskInboxPartMessages);
  const refusalText = useRefusalText();
  const { unknownError } = useMessages(unknownErrorTexts);
  const failures = useMessages(failureMessages);
  const tramita = useTramita();
  usePreload(refusalMessage);
  const snackbars = useSnackbars();
  const refresh = useInboxRefresh();
  const { send } = useSend();

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
    const endpoint = kind === 'assign' ? assignTask : unassignTask;
    const sent = await send(endpoint, { params: { uuid } }, { isExpected: () => true, onFailed });
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

  return { assign, markUnread };
}
