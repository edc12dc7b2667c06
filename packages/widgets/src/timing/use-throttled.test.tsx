// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useThrottled } from './use-throttled.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('P9.12 P2.9.02 returns the first change at once, then the newest value once per second', () => {
  const { result, rerender } = renderHook(({ value }) => useThrottled(value, 1000), { initialProps: { value: '' } });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  rerender({ value: 'f' });
  pass(1);
  expect(result.current).toBe('f');
  rerender({ value: 'fé' });
  pass(998);
  expect(result.current).toBe('f');
  pass(2);
  expect(result.current).toBe('fé');
  rerender({ value: 'fér' });
  pass(500);
  rerender({ value: 'féri' });
  expect(result.current).toBe('fé');
  pass(500);
  expect(result.current).toBe('féri');
});
