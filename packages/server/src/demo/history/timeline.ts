interface Entry {
  readonly at: number;
  readonly order: number;
  readonly work: () => Promise<void>;
}

/** Does things in the order of their moments, also those that are added on the way. */
export class Timeline {
  readonly #entries: Entry[] = [];
  #order = 0;

  /** Things of the same moment are done in the order they were added. */
  add(at: Date, work: () => Promise<void>): void {
    this.#order += 1;
    const entry = { at: at.getTime(), order: this.#order, work };
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#entries[middle];
      // the next to do stands last
      if (other !== undefined && (other.at > entry.at || (other.at === entry.at && other.order > entry.order))) {
        low = middle + 1;
      } else high = middle;
    }
    this.#entries.splice(low, 0, entry);
  }

  /** Runs until nothing is left before `end`; tells each moment first. */
  async run(end: Date, tell: (at: Date) => void): Promise<void> {
    for (let next = this.#entries.pop(); next !== undefined; next = this.#entries.pop()) {
      if (next.at > end.getTime()) return;
      tell(new Date(next.at));
      await next.work();
    }
  }
}
