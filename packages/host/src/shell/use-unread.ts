import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getUnreadCounts, type UnreadCounts } from '@tramita/client/contract';
import { useTramita } from '@tramita/widgets/provider';
import { useState } from 'react';

const none: UnreadCounts = { myTasks: 0, groupTasks: 0, assignedToMe: 0 };

/** What the shell counts, and the ways to tell it: the bell asks for both, so that there is one timer. */
export interface Unread {
  readonly tasks: UnreadCounts;
  readonly notifications: number;
  readonly setTasks: (counts: UnreadCounts) => void;
  readonly setNotifications: (unread: number) => void;
}

/** Unread tasks by list and unread notifications. The tasks are asked for at first and whenever a list changes them. */
export function useUnread(): Unread {
  const { client } = useTramita();
  const queries = useQueryClient();
  const [notifications, setNotifications] = useState(0);
  const queryKey = client.queryKey(getUnreadCounts);
  const tasks = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(getUnreadCounts, { signal }),
  });
  return {
    tasks: tasks.data ?? none,
    notifications,
    setTasks: (counts) => void queries.setQueryData(queryKey, counts),
    setNotifications,
  };
}
