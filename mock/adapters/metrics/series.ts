import type { Labels, Sample } from './exposition.js';

/** The series of one metric. Those with the same labels are one series. */
class Series<Value> {
  readonly #byLabels = new Map<string, { labels: Labels; value: Value }>();

  /** The series with these labels, or a new one. */
  of(labels: Labels, create: () => Value): { value: Value } {
    const id = JSON.stringify(Object.values(labels));
    let series = this.#byLabels.get(id);
    if (!series) this.#byLabels.set(id, (series = { labels, value: create() }));
    return series;
  }

  list(): { labels: Labels; value: Value }[] {
    return [...this.#byLabels.values()];
  }
}

/** Numbers that only grow. */
export class Counter {
  readonly #series = new Series<number>();

  add(labels: Labels, by = 1): void {
    this.#series.of(labels, () => 0).value += by;
  }

  samples(): Sample[] {
    return this.#series.list();
  }
}

/** Numbers as they are now. */
export class Gauge {
  readonly #series = new Series<number>();

  set(labels: Labels, value: number): void {
    this.#series.of(labels, () => 0).value = value;
  }

  samples(): Sample[] {
    return this.#series.list();
  }
}

/** Counts values up to each of some bounds. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #series = new Series<{ counts: number[]; sum: number; count: number }>();

  /** `bounds` rise. */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
  }

  observe(labels: Labels, value: number): void {
    const { value: observed } = this.#series.of(labels, () => ({ counts: this.#bounds.map(() => 0), sum: 0, count: 0 }));
    this.#bounds.forEach((bound, index) => {
      if (value <= bound) observed.counts[index]! += 1;
    });
    observed.sum += value;
    observed.count += 1;
  }

  samples(): Sample[] {
    return this.#series.list().flatMap(({ labels, value: { counts, sum, count } }) => [
      ...this.#bounds.map((bound, index): Sample => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(bound) },
        value: counts[index]!,
      })),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: sum },
      { suffix: '_count', labels, value: count },
    ]);
  }
}
