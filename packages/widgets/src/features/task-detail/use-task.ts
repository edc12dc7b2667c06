import { useQuery } from '@tanstack/react-query';
import { HttpProblemError, isAborted } from '@tramita/client';
import {
  getRequest,
  getTask,
  getUnreadCounts,
  listTasks,
  markAssigneeTaskRead,
  markTaskRead,
  type TaskDetail,
} from '@tramita/client/contract';
import type { TaskPage } from '@tramita/client/rules';
import { useEffect, useRef } from 'react';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';
import { useTramita } from '../../provider/tramita-context.ts';

export interface TaskOptions {
  /** Uuid of the task, or protocol of the request. */
  identifier: string;
  /** Whether to read the request instead of the task: lists other than to-do. */
  useRequests: boolean;
  page: TaskPage;
}

/** Loads a task, or a request through its newest task, by its identifier. */
export function useTask({ identifier, useRequests }: Pick<TaskOptions, 'identifier' | 'useRequests'>) {
  const { client } = useTramita();
  const endpoint = useRequests ? getRequest : getTask;
  const params = { uuid: identifier };
  return useQuery({
    queryKey: client.queryKey(endpoint, { params }),
    queryFn: ({ signal }) => client.call(endpoint, { params, signal }),
    staleTime: 0,
  });
}

/** Returns the message for a detail that could not be loaded. */
export function loadProblem(error: unknown, messages: typeof taskDetailMessages): string {
  if (!(error instanceof HttpProblemError)) return messages.loadFailed;
  if (error.status === 404) return messages.notFound;
  return error.status === 400 && error.errorCode === 'CREATOR_ERROR' ? messages.creatorNotFound : messages.loadFailed;
}

/** Reloads everything that shows this task: the lists, the counts, and the detail itself. */
export function useTaskRefresh() {
  const invalidate = useInvalidate();
  return () => void invalidate(listTasks, getUnreadCounts, getTask, getRequest);
}

/** Marks an unread task as read once it is visible; a failure is only reported, the task stays unread. */
export function useMarkRead(task: TaskDetail | undefined, page: TaskPage, onRead: () => void): void {
  const { client, onError } = useTramita();
  const marked = useRef<string>(undefined);
  const latest = useRef({ onRead, onError });
  latest.current = { onRead, onError };
  useEffect(() => {
    if (!task?.unread || marked.current === task.uuid) return;
    marked.current = task.uuid;
    const abort = new AbortController();
    const endpoint = page === 'my-tasks' ? markTaskRead : markAssigneeTaskRead;
    client.call(endpoint, { params: { id: task.uuid }, signal: abort.signal }).then(
      () => latest.current.onRead(),
      (error) => isAborted(error) || latest.current.onError(error),
    );
    return () => {
      abort.abort();
      marked.current = undefined;
    };
  }, [client, task?.uuid, task?.unread, page]);
}
