import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  countAssignedToMe,
  countAttendanceToDo,
  countMyToDo,
  getUnreadCounts,
  type UnreadCounts,
} from '@tramita/client/contract';
import { useTramita } from '@tramita/widgets/provider';
import { useState } from 'react';

const none: UnreadCounts = { myTasks: 0, groupTasks: 0, assignedToMe: 0 };

/** The counts of the shell, and functions to update them. The bell requests both counts, so there is one timer. */
export interface Unread {
  readonly tasks: UnreadCounts;
  /** Number of all tasks by list; a list is absent until it was counted. */
  readonly totals: Partial<UnreadCounts>;
  readonly notifications: number;
  readonly setTasks: (counts: UnreadCounts) => void;
  readonly setNotifications: (unread: number) => void;
}

/** Unread tasks by list and unread notifications. Tasks are counted at first and whenever a list changes them. */
export function useUnread(withAttendance: boolean): Unread {
  const { client } = useTramita();
  const queries = useQueryClient();
  const [notifications, setNotifications] = useState(0);
  const queryKey = client.queryKey(getUnreadCounts);
  const tasks = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(getUnreadCounts, { signal }),
  });
  // totals are requested after the first page, and again when the unread counts change
  const after = tasks.data;
  const myTasks = useQuery({
    queryKey: [...client.queryKey(countMyToDo), 'drawer', after?.myTasks],
    queryFn: ({ signal }) => client.call(countMyToDo, { signal }),
    placeholderData: keepPreviousData,
    enabled: after !== undefined,
  });
  const groupTasks = useQuery({
    queryKey: [...client.queryKey(countAttendanceToDo), 'drawer', after?.groupTasks],
    queryFn: ({ signal }) => client.call(countAttendanceToDo, { signal }),
    placeholderData: keepPreviousData,
    enabled: after !== undefined && withAttendance,
  });
  const assignedToMe = useQuery({
    queryKey: [...client.queryKey(countAssignedToMe), 'drawer', after?.assignedToMe],
    queryFn: ({ signal }) => client.call(countAssignedToMe, { signal }),
    placeholderData: keepPreviousData,
    enabled: after !== undefined && withAttendance,
  });
  return {
    tasks: tasks.data ?? none,
    totals: {
      ...(myTasks.data && { myTasks: myTasks.data.amountCurrentUserToDoMyTickets }),
      ...(groupTasks.data && { groupTasks: groupTasks.data.amountAttendanceToDoTickets }),
      ...(assignedToMe.data && { assignedToMe: assignedToMe.data.amountAttendanceAssignedToMeTickets }),
    },
    notifications,
    setTasks: (counts) => void queries.setQueryData(queryKey, counts),
    setNotifications,
  };
}
