/** Value of a label. Each label has values of one type only, because a number and its digits would be two series. */
export type LabelValue = string | number;

export interface DurationHistogramOptions<Label extends string> {
  readonly name: string;
  readonly help: string;
  readonly labels: readonly Label[];
  /** Upper bounds of the buckets in seconds, in ascending order. */
  readonly buckets: readonly number[];
}

/** Durations with the same label values. */
interface Series {
  readonly values: readonly LabelValue[];
  /** Number of durations in each bucket, without those in lower buckets; the last is that above all bounds. */
  readonly counts: number[];
  sum: number;
}

/** Series whose first label values are the same, by the next one. */
interface Branch {
  readonly next: Map<LabelValue, Branch>;
  /** Series with exactly these label values; null until one is observed. */
  series: Series | null;
}

const newBranch = (): Branch => ({ next: new Map(), series: null });

/**
 * A histogram of Prometheus for durations that are observed several times in each call. An observation looks up each label
 * value and counts, without creating objects or texts; a histogram of prom-client creates objects and hashes the labels
 * each time.
 */
export class DurationHistogram<Label extends string> {
  readonly #options: DurationHistogramOptions<Label>;
  readonly #series: Series[] = [];
  readonly #root = newBranch();
  constructor(options: DurationHistogramOptions<Label>) {
    this.#options = options;
  }

  /** Adds a duration. A label without a value is empty. */
  observe(values: Readonly<Partial<Record<Label, LabelValue>>>, seconds: number): void {
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
    const series = this.#series.flatMap((each) => this.#lines(each));
    return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...series, ''].join('\n');
  }

  #seriesOf(values: Readonly<Partial<Record<Label, LabelValue>>>): Series {
    let branch = this.#root;
    for (const label of this.#options.labels) {
      const value = values[label] ?? '';
      let next = branch.next.get(value);
      if (!next) {
        next = newBranch();
        branch.next.set(value, next);
      }
      branch = next;
    }
    branch.series ??= this.#addSeries(this.#options.labels.map((label) => values[label] ?? ''));
    return branch.series;
  }

  #addSeries(values: readonly LabelValue[]): Series {
    const series = { values, counts: new Array<number>(this.#options.buckets.length + 1).fill(0), sum: 0 };
    this.#series.push(series);
    return series;
  }

  #lines({ values, counts, sum }: Series): string[] {
    const { name, labels, buckets } = this.#options;
    const pairs = labels.map((label, at) => `${label}="${escaped(String(values[at] ?? ''))}"`).join(',');
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
