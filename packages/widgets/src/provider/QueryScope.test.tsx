// @vitest-environment jsdom
import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { createClient } from '@tramita/client';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { QueryScope } from './QueryScope.tsx';
import { TramitaProvider } from './TramitaProvider.tsx';

afterEach(cleanup);

const client = createClient({ baseUrl: 'http://api.test' });
const other = createClient({ baseUrl: 'http://other.test' });

function scopeOf(wrapper: (props: { children: ReactNode }) => ReactNode) {
  return renderHook(() => useQueryClient(), { wrapper });
}

test('a scope owns its cache and empties it on unmount', () => {
  const { result, unmount } = scopeOf(({ children }) => (
    <TramitaProvider client={client}>
      <QueryScope>{children}</QueryScope>
    </TramitaProvider>
  ));
  result.current.setQueryData(['tasks'], [1]);
  unmount();
  expect(result.current.getQueryData(['tasks'])).toBeUndefined();
});

test('the page may share its query client', () => {
  const shared = new QueryClient();
  const { result, unmount } = scopeOf(({ children }) => (
    <TramitaProvider client={client} queryClient={shared}>
      <QueryScope>{children}</QueryScope>
    </TramitaProvider>
  ));
  expect(result.current).toBe(shared);
  shared.setQueryData(['tasks'], [1]);
  unmount();
  expect(shared.getQueryData(['tasks'])).toEqual([1]);
});

test('scopes of one client share a cache, another client never reads it', () => {
  const caches: QueryClient[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TramitaProvider client={client}>
      <QueryScope>
        <Collect into={caches} />
        <QueryScope>
          <Collect into={caches} />
          <TramitaProvider client={other}>
            <QueryScope>{children}</QueryScope>
          </TramitaProvider>
        </QueryScope>
      </QueryScope>
    </TramitaProvider>
  );
  const { result } = scopeOf(wrapper);
  expect(caches[0]).toBe(caches[1]);
  expect(result.current).not.toBe(caches[0]);
});

function Collect({ into }: { into: QueryClient[] }) {
  into.push(useQueryClient());
  return null;
}
