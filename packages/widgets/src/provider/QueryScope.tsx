import { QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { isWorthRetrying } from './is-worth-retrying.ts';
import { QueryScopeContext } from './query-scope-context.ts';
import { TramitaContext } from './tramita-context.ts';

const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
      },
      mutations: { retry: false },
    },
  });

/**
 * Gives the queries inside it a cache: the provider's `queryClient`, the one of a scope around that has the same
 * client, or one of its own that is emptied on unmount.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const settings = useContext(TramitaContext);
  const scope = useContext(QueryScopeContext);
  const around = useContext(QueryClientContext);
  const client = settings?.client;
  const shared = settings?.queryClient;
  const reused = shared ?? (scope && scope.client === client ? around : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another connection starts with an empty cache
  const own = useMemo(() => (reused ? undefined : createQueryClient()), [reused, client]);
  useEffect(() => () => own?.clear(), [own]);
  const queryClient = reused ?? own;
  const value = useMemo(() => ({ client }), [client]);
  if (!queryClient) return null;
  return (
    <QueryScopeContext value={value}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </QueryScopeContext>
  );
}
