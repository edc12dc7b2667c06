/**
 * Queue for the single connection. A transaction that waits for a statement queued after itself would hang forever.
 * If the current holder of the connection is idle for `stallMs` while others wait, the waiting callers are rejected.
 */
export class ConnectionQueue {
  readonly #stallMs: number;
  readonly #waiting: {
    enter: () => void;
    sendBack: () => void;
    refuse: (error: Error) => void;
  }[] = [];
  #held = false;
  #running = 0;
  #stall: ReturnType<typeof setTimeout> | undefined;

  constructor(stallMs: number) {
    this.#stallMs = stallMs;
  }

  /** Returns whether the connection is used, and how many callers wait for it. */
  state(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    return { busy: Number(this.#held), idle: Number(!this.#held), waiting: this.#waiting.length };
  }

  /** Resolves to true when the caller may use the connection, or to false when all waiting callers are sent back. */
  async enter(): Promise<boolean> {
    if (!this.#held) {
      this.#held = true;
      return true;
    }
    return new Promise<boolean>((resolve, refuse) => {
      this.#waiting.push({ enter: () => resolve(true), sendBack: () => resolve(false), refuse });
      // a later caller must not restart the stall timer
      if (this.#running === 0 && this.#stall === undefined) this.#watch();
    });
  }

  /** Passes the connection to the next caller in the queue. */
  leave(): void {
    this.#unwatch();
    const next = this.#waiting.shift();
    if (!next) this.#held = false;
    else next.enter();
    if (this.#waiting.length > 0) this.#watch();
  }

  /** Sends all waiting callers back, because some may not need the connection any more; the others enter again. */
  sendBack(): void {
    this.#unwatch();
    for (const { sendBack } of this.#waiting.splice(0)) sendBack();
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
