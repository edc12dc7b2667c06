/** The clock of a sandbox. */
export interface SandboxClock {
  now(): Date;
  advance(ms: number): void;
  /** Back to where it began. */
  reset(): void;
}

/**
 * With a start the clock stands and is moved by `advance` alone; every look moves it by a millisecond, so that what
 * happens later also bears a later time. Without one it is the machine's clock, moved by `advance`.
 */
export function createSandboxClock(start?: Date): SandboxClock {
  let moved = 0;
  return {
    now() {
      if (!start) return new Date(Date.now() + moved);
      moved += 1;
      return new Date(start.getTime() + moved);
    },
    advance(ms) {
      moved += ms;
    },
    reset() {
      moved = 0;
    },
  };
}
