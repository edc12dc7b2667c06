/** A forecast from history needs at least this many past requests. */
const fewestSamples = 30;

/** How time passes from the arrival at a step: elapsed, or working time only. */
export interface StepTime {
  /** Returns the time between two moments, in milliseconds. */
  between(from: Date, to: Date): number;
  /** Returns the moment at which this much time has passed since the arrival; null if it is too far away. */
  after(arrival: Date, millis: number): Date | null;
}

/** The moments of a forecast, and the number of past requests they come from. */
export interface Prediction {
  readonly samples: number;
  readonly p10: Date;
  readonly p50: Date;
  readonly p90: Date;
}

/** The request that a forecast is about: when it arrived at its step, and the present moment. */
export interface Waiting {
  readonly arrival: Date;
  readonly now: Date;
}

/**
 * Returns when a request ends, from the times that past requests took from the same step to their end. Uses only times
 * longer than the time already spent there, and returns null if there are fewer than 30 of them.
 */
export function predict(times: readonly number[], { arrival, now }: Waiting, time: StepTime): Prediction | null {
  const spent = time.between(arrival, now);
  const longer = times.filter((millis) => millis > spent).sort((first, second) => first - second);
  if (longer.length < fewestSamples) return null;
  const [p10, p50, p90] = [0.1, 0.5, 0.9].map((share) => time.after(arrival, quantile(longer, share)));
  return p10 && p50 && p90 ? { samples: longer.length, p10, p50, p90 } : null;
}

/** Returns whether a request takes longer than nine tenths of the past requests; false with fewer than 30 of them. */
export function isSlow(times: readonly number[], { arrival, now }: Waiting, time: StepTime): boolean {
  if (times.length < fewestSamples) return false;
  return (
    time.between(arrival, now) >
    quantile(
      [...times].sort((first, second) => first - second),
      0.9,
    )
  );
}

/**
 * Returns the value below which the next value of the same kind is with this probability: the n values divide the line
 * into n + 1 parts that are equally likely.
 */
function quantile(sorted: readonly number[], share: number): number {
  const last = sorted.length - 1;
  const position = Math.min(Math.max((sorted.length + 1) * share - 1, 0), last);
  const below = Math.floor(position);
  const low = sorted[below] ?? 0;
  const high = sorted[Math.min(below + 1, last)] ?? low;
  return low + (position - below) * (high - low);
}
