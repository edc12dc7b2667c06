import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { prefetchTaskInbox } from '@tramita/widgets/task-inbox';
import { serverClient } from '../../lib/server-client';
import { Tasks } from './tasks';

interface PageProps {
  searchParams: Promise<{ tarefa?: string }>;
}

export default async function Page({ searchParams }: PageProps) {
  const { tarefa = null } = await searchParams;
  const queryClient = new QueryClient();
  await prefetchTaskInbox(queryClient, { client: await serverClient() });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Tasks openTask={tarefa} />
    </HydrationBoundary>
  );
}
