/** One signal for the caller's abort and the time limit; its reason is a `TimeoutError` when time ran out. */
export function deadline(signal: AbortSignal | undefined, timeout: number | undefined): AbortSignal {
  const signals = signal ? [signal] : [];
  if (timeout) signals.push(AbortSignal.timeout(timeout));
  return AbortSignal.any(signals);
}

/** Waits for `work`, or rejects with the signal's reason as soon as it is aborted; the work itself goes on. */
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
