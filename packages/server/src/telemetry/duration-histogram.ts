export interface DurationHistogramOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
  /** Upper bounds of the buckets in seconds, in ascending order. */
  readonly buckets: readonly number[];
}

/** Durations with the same label values. */
interface Series {
  readonly values: readonly string[];
  /** Number of durations in each bucket, without those in lower buckets; the last is that above all bounds. */
  readonly counts: number[];
  sum: number;
}

/**
 * A histogram of Prometheus for durations that are observed several times in each call. It counts in arrays, whereas a
 * histogram of prom-client creates objects and hashes the labels each time.
 */
export class DurationHistogram<Label extends string> {
  readonly #options: DurationHistogramOptions<Label>;
  readonly #series = new Map<string, Series>();
  constructor(options: DurationHistogramOptions<Label>) {
    this.#options = options;
  }

  /** Adds a duration; `values` has a value for each label, in their order. */
  observe(values: readonly string[], seconds: number): void {
    const { buckets } = this.#options;
    const series = this.#seriesOf(values);
    let at = 0;
    while (at < buckets.length && seconds > (buckets[at] ?? 0)) at += 1;
    series.counts[at] = (series.counts[at] ?? 0) + 1;
    series.sum += seconds;
  }

  /** Returns the histogram in the text format of Prometheus. */
  text(): string {
    const { name, help } = this.#options;
    const series = [...this.#series.values()].flatMap((each) => this.#lines(each));
    return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...series, ''].join('\n');
  }

  #seriesOf(values: readonly string[]): Series {
    const key = values.join('\n');
    const known = this.#series.get(key);
    if (known) return known;
    const created = { values, counts: new Array<number>(this.#options.buckets.length + 1).fill(0), sum: 0 };
    this.#series.set(key, created);
    return created;
  }

  #lines({ values, counts, sum }: Series): string[] {
    const { name, labels, buckets } = this.#options;
    const pairs = labels.map((label, at) => `${label}="${escaped(values[at] ?? '')}"`).join(',');
    let total = 0;
    const bounds = counts.map((count, at) => {
      total += count;
      return `${name}_bucket{le="${buckets[at] ?? '+Inf'}",${pairs}} ${total}`;
    });
    return [...bounds, `${name}_sum{${pairs}} ${sum}`, `${name}_count{${pairs}} ${total}`];
  }
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
