import { useQuery } from '@tanstack/react-query';
import { getUnreadCounts, listNotifications, type UnreadCounts } from '@tramita/client/contract';
import { useTramita } from '@tramita/widgets/provider';

/** How often unread counts are asked for while the tab is seen. */
const unreadIntervalMs = 60_000;

const none: UnreadCounts = { myTasks: 0, groupTasks: 0, assignedToMe: 0 };

/** Unread tasks by list and unread notifications, asked for every minute and at each return to the tab. */
export function useUnread(): { tasks: UnreadCounts; notifications: number } {
  const { client } = useTramita();
  const polling = { refetchInterval: unreadIntervalMs, refetchOnWindowFocus: true } as const;
  const tasks = useQuery({
    queryKey: client.queryKey(getUnreadCounts),
    queryFn: ({ signal }) => client.call(getUnreadCounts, { signal }),
    ...polling,
  });
  const query = { page: 0, itemsPerPage: 1 };
  const notifications = useQuery({
    queryKey: client.queryKey(listNotifications, { query }),
    queryFn: ({ signal }) => client.call(listNotifications, { query, signal }),
    ...polling,
  });
  return { tasks: tasks.data ?? none, notifications: notifications.data?.unread ?? 0 };
}
