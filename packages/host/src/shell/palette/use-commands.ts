import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listSavedViews, listServices, listTasks } from '@tramita/client/contract';
import { useTramita } from '@tramita/widgets/provider';
import { useEffect, useState } from 'react';
import { useUser } from '../../auth/user-context.ts';
import { useOfferedCalls } from '../use-offered-calls.ts';
import { findCommands } from './commands.ts';

/** Delay after typing before services are searched, in ms. */
const restMs = 300;
const servicesShown = 6;
const recentQuery = {
  myTasks: true,
  assignedToMe: false,
  status: 'IN_PROGRESS',
  page: 0,
  itemsPerPage: 5,
  orderByCreatedAt: 'DESC',
} as const;

/** Returns the commands for the typed text; services follow after a delay. */
export function useCommands(typed: string) {
  const user = useUser();
  const offered = useOfferedCalls(user);
  const { client } = useTramita();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = { q: settled, size: servicesShown };
  const services = useQuery({
    queryKey: client.queryKey(listServices, { query }),
    queryFn: ({ signal }) => client.call(listServices, { query, signal }),
    enabled: settled.length > 1,
    placeholderData: keepPreviousData,
  });
  const recent = useQuery({
    queryKey: client.queryKey(listTasks, { query: recentQuery }),
    queryFn: ({ signal }) => client.call(listTasks, { query: recentQuery, signal }),
  });
  const views = useQuery({
    queryKey: client.queryKey(listSavedViews),
    queryFn: ({ signal }) => client.call(listSavedViews, { signal }),
    retry: false,
  });
  const found = typed.trim().length > 1 && settled.length > 1 ? (services.data?.elements ?? []) : [];
  return {
    commands: findCommands(typed, user, {
      services: found,
      recent: recent.data ?? [],
      views: views.data?.views ?? [],
      offered,
    }),
    isSearching: typed.trim() !== settled || services.isFetching,
  };
}
