const minutes = [1, 5, 15, 30, 60];

/** Returns how long to wait after failed attempt `attempt`, counted from 1: 1, 5, 15, 30, 60, 60 … minutes. */
export function backOffMs(attempt: number): number {
  return (minutes[Math.max(0, attempt - 1)] ?? 60) * 60_000;
}
