import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import type { TramitaClient } from '@tramita/client';
import { Fragment, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { TramitaContext } from '../tramita-context.ts';
import { UserScope } from '../UserScope.tsx';
import { useIdentity } from '../use-identity.ts';
import { createQueryClient } from './create-query-client.ts';
import { QueryScopeContext } from './query-scope-context.ts';

interface QueryScopeProps {
  /** Rendered at once, while the children wait for the user: for a call that does not depend on the user's choices. */
  ahead?: ReactNode;
  children: ReactNode;
}

/**
 * Provides a query cache: the provider's `queryClient`, that of a surrounding scope with the same client, or a new one
 * that is emptied on unmount. When the client signs in as another user, the previous user's data is removed and the
 * children are mounted again without their state.
 */
export function QueryScope({ ahead, children }: QueryScopeProps) {
  const settings = useContext(TramitaContext);
  const scope = useContext(QueryScopeContext);
  const around = useContext(QueryClientContext);
  const client = settings?.client;
  const shared = settings?.queryClient;
  const reused = shared ?? (scope && scope.client === client ? around : undefined);
  const identity = useIdentity(client);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another connection or user starts with an empty cache
  const own = useMemo(() => (reused ? undefined : createQueryClient()), [reused, client, identity]);
  useEmptiedCache(own);
  const queryClient = reused ?? own;
  useForgottenUser(queryClient, client, identity);
  const value = useMemo(() => ({ client }), [client]);
  if (!queryClient) return null;
  return (
    <QueryScopeContext.Provider value={value}>
      <QueryClientProvider client={queryClient}>
        <Fragment key={identity}>
          {ahead}
          <UserScope queries={queryClient}>{children}</UserScope>
        </Fragment>
      </QueryClientProvider>
    </QueryScopeContext.Provider>
  );
}

/**
 * Empties a cache when its scope is removed. React runs this clean-up before those of the components inside, which then put
 * timers on their queries: the cache is emptied after them, unless StrictMode has mounted the scope again.
 */
function useEmptiedCache(queries: QueryClient | undefined): void {
  const shown = useRef<QueryClient>(undefined);
  useEffect(() => {
    shown.current = queries;
    return () => {
      shown.current = undefined;
      queueMicrotask(() => shown.current !== queries && queries && empty(queries));
    };
  }, [queries]);
}

/** Ends the calls of a cache and removes its responses. A call that is still running would keep its own for minutes. */
function empty(queries: QueryClient): void {
  for (const query of queries.getQueryCache().getAll()) {
    query.setOptions({ ...query.options, gcTime: Number.POSITIVE_INFINITY });
  }
  void queries.cancelQueries();
  queries.clear();
}

/** Removes the previous user's data from a cache that outlives a sign-in, such as one shared with the page. */
function useForgottenUser(
  queries: QueryClient | undefined,
  client: TramitaClient | undefined,
  identity: string | undefined,
): void {
  const former = useRef(identity);
  useEffect(() => {
    const before = former.current;
    former.current = identity;
    if (!queries || !client || before === undefined || before === identity) return;
    const scope = `${client.baseUrl} ${before}`;
    // a key may start with the visit of a dialog
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(scope) });
  }, [queries, client, identity]);
}
