import { HttpProblemError } from '@tramita/client';
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
import { useCall } from '../../calls/use-call.ts';
import { useInvalidate } from '../../calls/use-invalidate.ts';
import { useSend } from '../../calls/use-send.ts';
import type { taskDetailMessages } from '../../messages/features/task-detail.ts';

export interface TaskOptions {
  /** Uuid of the task, or protocol of the request. */
  identifier: string;
  /** Whether to read the request instead of the task: lists other than to-do. */
  useRequests: boolean;
  page: TaskPage;
}

/** Loads a task, or a request through its newest task, by its identifier. */
export const useTask = ({ identifier, useRequests }: Pick<TaskOptions, 'identifier' | 'useRequests'>) =>
  useCall(useRequests ? getRequest : getTask, { params: { uuid: identifier } }, { staleTime: 0 });

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
  const { send } = useSend();
  const marked = useRef<string>(undefined);
  const latest = useRef({ onRead, send });
  latest.current = { onRead, send };
  useEffect(() => {
    if (!task?.unread || marked.current === task.uuid) return;
    marked.current = task.uuid;
    const abort = new AbortController();
    const endpoint = page === 'my-tasks' ? markTaskRead : markAssigneeTaskRead;
    const mark = async () => {
      const sent = await latest.current.send(endpoint, { params: { id: task.uuid } }, { signal: abort.signal });
      if (sent) latest.current.onRead();
    };
    void mark();
    return () => {
      abort.abort();
      marked.current = undefined;
    };
  }, [task?.uuid, task?.unread, page]);
}
