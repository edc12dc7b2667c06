// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { TramitaProvider } from '../TramitaProvider.tsx';
import { type KeyValueStorage, memoryStorage } from './key-value-storage.ts';
import { usePersistentState } from './use-persistent-state.ts';
import { useSharedState } from './use-shared-state.ts';

const readNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

function mount(
  storage: KeyValueStorage,
  storageScope: string,
  useState: typeof usePersistentState = usePersistentState,
) {
  const scope = { current: storageScope };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TramitaProvider storage={storage} storageScope={scope.current}>
      {children}
    </TramitaProvider>
  );
  return { scope, ...renderHook(() => useState('inbox.pageSize', 10, readNumber), { wrapper }) };
}

test('keeps a choice after unmounting, under the key of the user', () => {
  const storage = memoryStorage();
  const first = mount(storage, 'ana');
  act(() => first.result.current[1](50));
  expect(first.result.current[0]).toBe(50);
  expect(storage.getItem('tramita:ana:inbox.pageSize')).toBe('50');
  expect(mount(storage, 'ana').result.current[0]).toBe(50);
  expect(mount(storage, 'bia').result.current[0]).toBe(10);
});

test('another user of the same browser gets their own choice', () => {
  const storage = memoryStorage();
  storage.setItem('tramita:bia:inbox.pageSize', '25');
  const mounted = mount(storage, 'ana');
  mounted.scope.current = 'bia';
  mounted.rerender();
  expect(mounted.result.current[0]).toBe(25);
  act(() => mounted.result.current[1]((size) => size * 2));
  expect(storage.getItem('tramita:bia:inbox.pageSize')).toBe('50');
  expect(storage.getItem('tramita:ana:inbox.pageSize')).toBeNull();
});

test('uses the default if the stored value is invalid or not JSON', () => {
  const storage = memoryStorage();
  storage.setItem('tramita:ana:inbox.pageSize', '"many"');
  expect(mount(storage, 'ana').result.current[0]).toBe(10);
  storage.setItem('tramita:ana:inbox.pageSize', '{broken');
  expect(mount(storage, 'ana').result.current[0]).toBe(10);
});

test('keeps the choice in memory if the storage throws', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { result } = mount({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'ana');
  act(() => result.current[1](25));
  expect(result.current[0]).toBe(25);
});

test('a shared state follows other tabs, any other keeps its own value', () => {
  const storage = memoryStorage();
  const key = 'tramita:ana:inbox.pageSize';
  const own = mount(storage, 'ana');
  const shared = mount(storage, 'ana', useSharedState);
  const change = (changed: string | null) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: changed })));
  storage.setItem(key, '25');
  change('tramita:ana:other');
  expect(shared.result.current[0]).toBe(10);
  change(key);
  expect([own.result.current[0], shared.result.current[0]]).toEqual([10, 25]);
  storage.removeItem(key);
  change(null);
  expect(shared.result.current[0]).toBe(10);
});

test('a change of another tab is not written back, where it could replace a later one', () => {
  const storage = memoryStorage();
  const key = 'tramita:ana:inbox.pageSize';
  const setItem = vi.fn();
  const shared = mount({ ...storage, setItem }, 'ana', useSharedState);
  storage.setItem(key, '25');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(shared.result.current[0]).toBe(25);
  act(() => shared.result.current[1]((before) => before + 1));
  expect(setItem.mock.calls).toEqual([[key, '26']]);
});
