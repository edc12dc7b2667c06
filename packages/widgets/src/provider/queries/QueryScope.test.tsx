// @vitest-environment jsdom
import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createClient } from '@tramita/client';
import { listTags } from '@tramita/client/contract';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { TramitaProvider } from '../TramitaProvider.tsx';
import { QueryScope } from './QueryScope.tsx';

const client = createClient({ baseUrl: 'http://api.test' });
const other = createClient({ baseUrl: 'http://other.test' });

function scopeOf(wrapper: (props: { children: ReactNode }) => ReactNode) {
  return renderHook(() => useQueryClient(), { wrapper });
}

test('a scope creates its own cache and empties it on unmount', async () => {
  const { result, unmount } = scopeOf(({ children }) => (
    <TramitaProvider client={client} storageScope="ana">
      <QueryScope>{children}</QueryScope>
    </TramitaProvider>
  ));
  result.current.setQueryData(['tasks'], [1]);
  unmount();
  await expect.poll(() => result.current.getQueryData(['tasks'])).toBeUndefined();
});

test('uses the query client of the page if there is one', () => {
  const shared = new QueryClient();
  const { result, unmount } = scopeOf(({ children }) => (
    <TramitaProvider client={client} storageScope="ana" queryClient={shared}>
      <QueryScope>{children}</QueryScope>
    </TramitaProvider>
  ));
  expect(result.current).toBe(shared);
  shared.setQueryData(['tasks'], [1]);
  unmount();
  expect(shared.getQueryData(['tasks'])).toEqual([1]);
});

test('scopes of one client share a cache; a scope of another client has its own', () => {
  const caches: QueryClient[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TramitaProvider client={client} storageScope="ana">
      <QueryScope>
        <Collect into={caches} />
        <QueryScope>
          <Collect into={caches} />
          <TramitaProvider client={other} storageScope="ana">
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

test('E6.01 E6.02 another user of the client gets an empty cache and a new tree; shared caches drop old data', async () => {
  const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;
  let token = tokenOf('ana');
  const fetch = async () => Response.json([]);
  const switching = createClient({ baseUrl: 'http://api.test', tokenProvider: { getToken: () => token }, fetch });
  await switching.call(listTags);
  const shared = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TramitaProvider client={switching} storageScope="ana" queryClient={shared}>
      <QueryScope>{children}</QueryScope>
    </TramitaProvider>
  );
  const { result } = renderHook(() => ({ key: switching.queryKey(listTags), mount: useState(Symbol)[0] }), {
    wrapper,
  });
  const { key: ofAna, mount: mountOfAna } = result.current;
  const ofVisit = ['visit', 1, ...ofAna];
  shared.setQueryData(ofAna, ['da Ana']);
  shared.setQueryData(ofVisit, ['da Ana']);
  const ofOther = other.queryKey(listTags);
  shared.setQueryData(ofOther, ['de outro cliente']);
  token = tokenOf('bia');
  await act(() => switching.call(listTags));
  expect(result.current.key).not.toEqual(ofAna);
  expect(result.current.mount).not.toBe(mountOfAna);
  expect(shared.getQueryData(ofAna)).toBeUndefined();
  expect(shared.getQueryData(ofVisit)).toBeUndefined();
  expect(shared.getQueryData(result.current.key)).toBeUndefined();
  expect(shared.getQueryData(ofOther)).toEqual(['de outro cliente']);
});
