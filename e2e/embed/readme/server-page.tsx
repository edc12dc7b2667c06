// a server component
import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { createClient } from '@tramita/client';
import { prefetchTaskInbox } from '@tramita/widgets/task-inbox';
import { readSession } from './session.ts';
import { Tasks } from './tasks.tsx';

export default async function Page() {
  const { api, userId, token } = await readSession();
  const client = createClient({ baseUrl: api, identity: userId, tokenProvider: { getToken: async () => token } });
  const queryClient = new QueryClient();
  await prefetchTaskInbox(queryClient, { client });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Tasks />
    </HydrationBoundary>
  );
}
