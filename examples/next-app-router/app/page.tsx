import { dehydrate, HydrationBoundary, QueryClient } from '@tanstack/react-query';
import { prefetchSummary } from '@tramita/widgets/summary';
import { serverClient } from '../lib/server-client';
import { Overview } from './overview';

export default async function Page() {
  const queryClient = new QueryClient();
  await prefetchSummary(queryClient, { client: await serverClient() });
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Overview />
    </HydrationBoundary>
  );
}
