import { useMutation } from '@tanstack/react-query';
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
import { defaultErrorMessage, errorMessage } from '@tramita/client/rules';
import { useInvalidate } from '../../../calls/use-invalidate.ts';
import { failureOf } from '../../../messages/failures.ts';
import type { taskInboxMessages } from '../../../messages/features/task-inbox.ts';
import { useTramita } from '../../../provider/tramita-context.ts';
import { useSnackbars } from '../../../ui/Snackbars/snackbar-context.ts';

/** Reloads the lists, the counts and open details. */
export function useInboxRefresh() {
  const invalidate = useInvalidate();
  return () => void invalidate(listTasks, getUnreadCounts, getTask);
}

/** Actions on a row without opening it, with their messages. */
export function useRowActions(messages: typeof taskInboxMessages) {
  const { client, onError, onEvent } = useTramita();
  const snackbars = useSnackbars();
  const refresh = useInboxRefresh();

  const assign = useMutation({
    mutationFn: ({ row, kind }: { row: TaskRow; kind: 'assign' | 'unassign' }) =>
      client.call(kind === 'assign' ? assignTask : unassignTask, { params: { uuid: row.uuid } }),
    onSuccess: (_task, { kind }) => {
      snackbars.success(kind === 'assign' ? messages.assigned : messages.unassigned);
      onEvent({ widget: 'task-inbox', name: kind === 'assign' ? 'assigned' : 'unassigned' });
      refresh();
    },
    onError: (error, { kind }) => {
      const detail = kind === 'assign' ? messages.assignFailedDetail : messages.unassignFailedDetail;
      const unknown = failureOf(error, { title: defaultErrorMessage, detail });
      if (!(error instanceof HttpProblemError)) return void snackbars.error(unknown.title, unknown);
      // another user was faster: the message says who, and the row shows it
      if (error.status === 409) {
        snackbars.error(error.problem?.message ?? errorMessage(error.errorCode));
        refresh();
      } else if (error.status === 400) snackbars.error(errorMessage(error.errorCode));
      else snackbars.error(unknown.title, unknown);
    },
  });

  const unread = useMutation({
    mutationFn: (row: TaskRow) => client.call(markTaskUnread, { params: { uuid: row.uuid } }),
    onSuccess: refresh,
    onError: (error) => {
      onError(error);
      const failure = failureOf(error, { title: messages.actionFailed, detail: messages.markUnreadFailedDetail });
      snackbars.error(failure.title, { detail: failure.detail });
    },
  });

  return {
    /** Uuid of the row whose assignment is being sent. */
    assigning: assign.isPending ? assign.variables.row.uuid : null,
    assign: (row: TaskRow, kind: 'assign' | 'unassign') => assign.mutate({ row, kind }),
    markUnread: (row: TaskRow) => unread.mutate(row),
  };
}
