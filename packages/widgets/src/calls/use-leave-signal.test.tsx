// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLeaveController, useLeaveSignal } from './use-leave-signal.ts';

test('aborts the signal when the component unmounts', () => {
  const { result, unmount } = renderHook(() => useLeaveSignal());
  const signal = result.current();
  expect(signal.aborted).toBe(false);
  unmount();
  expect(signal.aborted).toBe(true);
});

test('aborts the previous signal when the next one is created', () => {
  const { result, rerender } = renderHook(() => useLeaveSignal());
  const first = result.current();
  rerender();
  const second = result.current();
  expect(first.aborted).toBe(true);
  expect(second.aborted).toBe(false);
});

test('keeps all controllers until the component unmounts', () => {
  const { result, unmount } = renderHook(() => useLeaveController());
  const controllers = [result.current(), result.current()];
  expect(controllers.map(({ signal }) => signal.aborted)).toEqual([false, false]);
  unmount();
  expect(controllers.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
