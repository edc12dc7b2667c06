// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSyncExternalStoreWithSelector } from './select-from-store.ts';

const listeners = new Set<() => void>();
let state = { name: 'Ana', age: 30 };

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: typeof state) {
  state = next;
  for (const listener of listeners) listener();
}

test('renders again only when the selected part of a store changes', () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useSyncExternalStoreWithSelector(
      subscribe,
      () => state,
      null,
      ({ name }) => ({ name }),
      (one, other) => one.name === other.name,
    );
  });
  act(() => change({ name: 'Ana', age: 31 }));
  expect(renders).toBe(1);
  act(() => change({ name: 'Bia', age: 31 }));
  expect(renders).toBe(2);
  expect(result.current).toEqual({ name: 'Bia' });
});
