import { onTestFinished, vi } from 'vitest';

/** Records the timers that a test causes from now on; the returned function returns their delays in milliseconds. */
export function timerDelays(): () => (number | undefined)[] {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  return () => timers.mock.calls.map(([, delay]) => delay);
}

/**
 * Records the timers that a test causes from now on; the returned function returns how many with this delay were neither
 * cleared nor have run.
 */
export function openTimers(delay: number): () => number {
  const open = new Set<unknown>();
  const { setTimeout: start, clearTimeout: clear } = globalThis;
  globalThis.setTimeout = ((run: () => void, ms?: number) => {
    const id = start(() => {
      open.delete(id);
      run();
    }, ms);
    if (ms === delay) open.add(id);
    return id;
  }) as typeof setTimeout;
  globalThis.clearTimeout = ((id) => {
    open.delete(id);
    clear(id);
  }) as typeof clearTimeout;
  onTestFinished(() => {
    Object.assign(globalThis, { setTimeout: start, clearTimeout: clear });
  });
  return () => open.size;
}
