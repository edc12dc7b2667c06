/** Combines the caller's signal with a time limit. On timeout the signal's reason is a `TimeoutError`. */
export function deadline(signal: AbortSignal | undefined, timeout: number | undefined): AbortSignal {
  const signals = signal ? [signal] : [];
  if (timeout) signals.push(AbortSignal.timeout(timeout));
  return AbortSignal.any(signals);
}

/** Whether the reason of an aborted signal is its time limit. */
export function isTimeout(reason: unknown): boolean {
  return reason instanceof Error && reason.name === 'TimeoutError';
}

/** Waits for `work`, but rejects with the signal's reason as soon as it is aborted. The work itself is not stopped. */
export function unlessAborted<Value>(work: Value | PromiseLike<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    Promise.resolve(work)
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}
