import { setTimeout } from 'node:timers/promises';
import { Deviation } from './deviation.ts';

/** Calls `check` until it reports no {@link Deviation}, and returns its result. */
export type Eventually = <Value>(check: () => Promise<Value>) => Promise<Value>;

const longestPauseMs = 1000;

/**
 * Creates an {@link Eventually} that gives up after about `patienceMs`, for effects that a server may write after its
 * response. The pauses grow.
 */
export function createEventually(patienceMs: number): Eventually {
  return async (check) => {
    let waited = 0;
    for (let pause = 20; ; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        return await check();
      } catch (error) {
        if (!(error instanceof Deviation) || waited >= patienceMs) throw error;
        await setTimeout(pause);
        waited += pause;
      }
    }
  };
}
