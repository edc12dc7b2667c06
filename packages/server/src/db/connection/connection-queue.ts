/**
 * The line in front of the one connection. A transaction that waits for something queued behind itself would
 * hang for good; the line notices that the holder has been idle for `stallMs` while others wait and refuses them.
 */
export class ConnectionQueue {
  readonly #stallMs: number;
  readonly #waiting: { enter: () => void; refuse: (error: Error) => void }[] = [];
  #held = false;
  #running = 0;
  #stall: ReturnType<typeof setTimeout> | undefined;

  constructor(stallMs: number) {
    this.#stallMs = stallMs;
  }

  /** Resolves when the connection is the caller's. */
  async enter(): Promise<void> {
    if (!this.#held) {
      this.#held = true;
      return;
    }
    await new Promise<void>((enter, refuse) => {
      this.#waiting.push({ enter, refuse });
      // a later comer does not make the stall younger
      if (this.#running === 0 && this.#stall === undefined) this.#watch();
    });
  }

  /** Hands the connection to the next in line. */
  leave(): void {
    this.#unwatch();
    const next = this.#waiting.shift();
    if (!next) this.#held = false;
    else next.enter();
    if (this.#waiting.length > 0) this.#watch();
  }

  statementStarts(): void {
    this.#running += 1;
    this.#unwatch();
  }

  statementEnds(): void {
    this.#running -= 1;
    if (this.#running === 0 && this.#waiting.length > 0) this.#watch();
  }

  #watch(): void {
    this.#unwatch();
    this.#stall = setTimeout(() => this.#refuseAll(), this.#stallMs);
  }

  #unwatch(): void {
    clearTimeout(this.#stall);
    this.#stall = undefined;
  }

  #refuseAll(): void {
    this.#stall = undefined;
    const error = new Error(
      `A transaction has held the only connection for ${this.#stallMs} ms without a statement while others wait. ` +
        'Inside a transaction use the transaction, never the outer db, and do no network call.',
    );
    for (const waiter of this.#waiting.splice(0)) waiter.refuse(error);
  }
}
