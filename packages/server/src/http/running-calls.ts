/** The requests that a server is handling, including those whose connection has closed already. */
export class RunningCalls {
  readonly #running = new Set<Promise<unknown>>();

  /** Counts `work` as running until it settles, and returns it. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    const ended = work.then(
      () => void this.#running.delete(ended),
      () => void this.#running.delete(ended),
    );
    this.#running.add(ended);
    return work;
  }

  /** Resolves when no call is running, after `graceMs` at the latest. */
  async end(graceMs: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const grace = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, graceMs);
    });
    await Promise.race([grace, this.#allEnded()]);
    clearTimeout(timer);
  }

  async #allEnded(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}
