import { RunStopped } from './deviation.ts';

/** Bounds of a run. */
export interface RunLimits {
  /** Time for one response, in milliseconds. */
  readonly timeoutMs: number;
  readonly maxRequests: number;
  /** Time for all checks, in milliseconds. Removing what was created is not included. */
  readonly maxMs: number;
}

/** Counts the requests of a run and ends it at its limits. */
export interface Budget {
  /** Counts a request. @throws {RunStopped} at a limit, or after `stop` */
  spend(): void;
  /** Ends the checks before the next request. */
  stop(reason: string): void;
  /** Allows further requests, to remove what was created. */
  startCleanUp(): void;
  readonly spent: number;
}

/** Requests that removing may take in addition to those of the checks. */
const cleanUpRequests = 1000;

export function createBudget({ maxRequests, maxMs }: RunLimits, now: () => number = Date.now): Budget {
  const ends = now() + maxMs;
  let allowed = maxRequests;
  let stopped: string | null = null;
  let isCleaning = false;
  let spent = 0;
  return {
    spend() {
      if (!isCleaning) {
        if (stopped !== null) throw new RunStopped(stopped);
        if (now() > ends) throw new RunStopped('a verificação passou do tempo máximo (--max-seconds)');
      }
      if (spent >= allowed) throw new RunStopped('a verificação passou do máximo de chamadas (--max-requests)');
      spent += 1;
    },
    stop(reason) {
      stopped ??= reason;
    },
    startCleanUp() {
      isCleaning = true;
      allowed = spent + cleanUpRequests;
    },
    get spent() {
      return spent;
    },
  };
}
