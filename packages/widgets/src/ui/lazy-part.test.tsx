// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyPart, whenQuiet } from './lazy-part.ts';

afterEach(() => {
  vi.useRealTimers();
});

interface ProbeProps {
  part: LazyPart<string>;
  wanted: boolean;
  onFailed: () => void;
}

function Probe({ part, wanted, onFailed }: ProbeProps) {
  return <p>{useLazyPart(part, wanted, onFailed) ?? 'nada'}</p>;
}

function LayoutEffect({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

test('loads a part once and keeps it', async () => {
  const fetchPart = vi.fn(async () => 'part');
  const part = lazyPart(fetchPart);
  expect(part.current).toBeUndefined();
  await Promise.all([part.load(), part.load()]);
  expect(part.current).toBe('part');
  expect(fetchPart).toHaveBeenCalledOnce();
});

test('retries after a failed load', async () => {
  const fetchPart = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('offline'));
  const part = lazyPart(fetchPart);
  await expect(part.load()).rejects.toThrow('offline');
  await expect(part.load()).resolves.toBe('part');
});

test('a component loads its part when wanted and is notified of a failure', async () => {
  const fetchPart = vi.fn(async () => 'a parte').mockRejectedValueOnce(new Error('offline'));
  const part = lazyPart(fetchPart);
  const handleFailed = vi.fn();
  const probe = (wanted: boolean) => <Probe part={part} wanted={wanted} onFailed={handleFailed} />;
  const { rerender } = render(probe(false));
  expect(fetchPart).not.toHaveBeenCalled();
  await act(async () => rerender(probe(true)));
  expect(screen.getByText('nada')).toBeDefined();
  expect(handleFailed).toHaveBeenCalledOnce();
  rerender(probe(false));
  await act(async () => rerender(probe(true)));
  expect(screen.getByText('a parte')).toBeDefined();
});

test('a component shows a part that another one loads between its rendering and its effects', async () => {
  let loaded: string | undefined;
  const part: LazyPart<string> = {
    get current() {
      return loaded;
    },
    hasFailed: false,
    load: async () => 'outra parte',
  };
  await act(async () => {
    render(
      <>
        <Probe part={part} wanted onFailed={() => {}} />
        <LayoutEffect
          run={() => {
            loaded = 'outra parte';
          }}
        />
      </>,
    );
  });
  expect(screen.getByText('outra parte')).toBeDefined();
});

test('runs low-priority work after the first 2.5 seconds of the page', () => {
  vi.useFakeTimers();
  const work = vi.fn();
  whenQuiet(work);
  vi.advanceTimersByTime(2499);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});

test('does not run low-priority work that was canceled', () => {
  vi.useFakeTimers();
  const work = vi.fn();
  whenQuiet(work)();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
