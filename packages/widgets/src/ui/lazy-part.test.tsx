// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LazyPart, lazyPart, useLazyPart, usePrerendered, whenQuiet } from './lazy-part.ts';
import { plainSurroundings, UiEnvironmentContext } from './ui-surroundings.ts';

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

/** A part whose code arrives when the test calls `arrive`. */
function heldPart() {
  let arrive = (_part: string) => {};
  const code = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  return { part: lazyPart<string>(() => code), arrive: (part: string) => arrive(part) };
}

const overServerHtml = { ...plainSurroundings, isPrerendering: true };

function OverServerHtml({ children }: { children: ReactNode }) {
  return (
    <UiEnvironmentContext.Provider value={overServerHtml}>
      <Suspense fallback="HTML do servidor">{children}</Suspense>
    </UiEnvironmentContext.Provider>
  );
}

function Early({ parts }: { parts: readonly (LazyPart<string> | null)[] }) {
  usePrerendered(...parts);
  return <p>{parts.map((part) => part?.current ?? 'nada').join(', ')}</p>;
}

test('the HTML of a server stays until all parts that it shows are loaded', async () => {
  const [first, second] = [heldPart(), heldPart()];
  await act(async () => render(<Early parts={[first.part, null, second.part]} />, { wrapper: OverServerHtml }));
  expect(screen.getByText('HTML do servidor')).toBeDefined();
  await act(async () => first.arrive('a primeira'));
  expect(screen.getByText('HTML do servidor')).toBeDefined();
  await act(async () => second.arrive('a segunda'));
  expect(screen.getByText('a primeira, nada, a segunda')).toBeDefined();
});

test('a component over the HTML of a server stays visible while it loads a part that is wanted later', async () => {
  const { part, arrive } = heldPart();
  const content = (wanted: boolean) => (
    <>
      <Probe part={part} wanted={wanted} onFailed={() => {}} />
      <Early parts={[wanted ? part : null]} />
    </>
  );
  const { rerender, container } = render(content(false), { wrapper: OverServerHtml });
  await act(async () => rerender(content(true)));
  expect(container.textContent).toBe('nadanada');
  await act(async () => arrive('a parte'));
  expect(container.textContent).toContain('a parte');
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
