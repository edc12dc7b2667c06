interface Entry {
  readonly at: number;
  readonly order: number;
  readonly work: () => Promise<void>;
}

/** Runs actions in the order of their time, including those added meanwhile. */
export class Timeline {
  readonly #entries: Entry[] = [];
  #order = 0;

  /** Adds an action; actions at the same time run in the order in which they were added. */
  add(at: Date, work: () => Promise<void>): void {
    this.#order += 1;
    const entry = { at: at.getTime(), order: this.#order, work };
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#entries[middle];
      // sorted descending, so that the next action is the last entry
      if (other !== undefined && (other.at > entry.at || (other.at === entry.at && other.order > entry.order))) {
        low = middle + 1;
      } else high = middle;
    }
    this.#entries.splice(low, 0, entry);
  }

  /** Runs all actions before `end`; calls `onAction` with the time of each before it runs. */
  async run(end: Date, onAction: (at: Date) => void): Promise<void> {
    for (let next = this.#entries.pop(); next !== undefined; next = this.#entries.pop()) {
      if (next.at > end.getTime()) return;
      onAction(new Date(next.at));
      await next.work();
    }
  }
}
