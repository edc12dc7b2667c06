/** The clock of a sandbox. */
export interface SandboxClock {
  now(): Date;
  advance(ms: number): void;
  /** Resets the clock to its initial time. */
  reset(): void;
}

/**
 * Creates a clock. With a start time it moves only by `advance`, and by a millisecond at each read, so that later
 * events have later times. Without one it is the machine's clock, shifted by `advance`.
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
