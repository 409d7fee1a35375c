import { endpoints, type Operation } from '../../src/contract/endpoints.js';

/** To which calls something planned applies. */
export interface MatchOptions {
  /** How often; then it is over. Default: until it is removed. */
  times?: number;
  /** How many calls it lets pass first. Default: 0. */
  skip?: number;
  /** How likely it is, 0 to 1, by the seeded dice. Default: 1. */
  probability?: number;
  /** Only calls with this API key. */
  key?: string;
}

/** Something planned. */
export interface MockHandle {
  /** Names it in `requests` and in the lists of what is planned. */
  readonly id: string;
  /** How often it has happened. */
  readonly timesTriggered: number;
  /** Takes it back. */
  remove(): void;
}

/** Throws a `TypeError` or a `RangeError` that says what is wrong with a plan. */
const checkPlan = (operation: string, { times, skip: after, probability: chance }: MatchOptions): void => {
  if (operation !== '*' && !Object.hasOwn(endpoints, operation)) {
    throw new TypeError(`There is no operation "${operation}". Known: *, ${Object.keys(endpoints).join(', ')}.`);
  }
  if (times !== undefined && !(times >= 0)) throw new RangeError(`times must be 0 or more, not ${times}.`);
  if (after !== undefined && !(after >= 0)) throw new RangeError(`after must be 0 or more, not ${after}.`);
  if (chance !== undefined && !(chance >= 0 && chance <= 1)) throw new RangeError(`chance must be 0 to 1, not ${chance}.`);
};

interface Entry<What> {
  id: string;
  operation: Operation | '*';
  what: What;
  when: MatchOptions;
  /** Matching calls so far. */
  seen: number;
  timesTriggered: number;
}

/** What is to happen to coming calls. What has a number of times goes first, in the order it was planned; then the newest of the rest. */
export class Rules<What> {
  #entries: Entry<What>[] = [];

  add(id: string, operation: Operation | '*', what: What, when: MatchOptions): MockHandle {
    checkPlan(operation, when);
    const entry: Entry<What> = { id, operation, what, when, seen: 0, timesTriggered: 0 };
    if (when.times === undefined) this.#entries.push(entry);
    else {
      const rest = this.#entries.findLastIndex((other) => other.when.times !== undefined);
      this.#entries.splice(rest + 1, 0, entry);
    }
    return {
      id,
      get timesTriggered() {
        return entry.timesTriggered;
      },
      remove: () => this.remove(id),
    };
  }

  /** What happens to this call, if anything. */
  next(operation: Operation, key: string, dice: () => number): { id: string; what: What } | undefined {
    if (this.#entries.length === 0) return undefined;
    const limited = this.#entries.filter(({ when }) => when.times !== undefined);
    const rest = this.#entries.filter(({ when }) => when.times === undefined).toReversed();
    for (const entry of [...limited, ...rest]) {
      const { when } = entry;
      if (entry.operation !== '*' && entry.operation !== operation) continue;
      if (when.key !== undefined && when.key !== key) continue;
      if (when.times === 0) continue;
      entry.seen += 1;
      if (entry.seen <= (when.skip ?? 0)) continue;
      if (when.probability !== undefined && dice() >= when.probability) continue;
      entry.timesTriggered += 1;
      if (entry.timesTriggered === when.times) this.remove(entry.id);
      return { id: entry.id, what: entry.what };
    }
    return undefined;
  }

  remove(id: string): void {
    this.#entries = this.#entries.filter((entry) => entry.id !== id);
  }

  /** Everything planned, for whoever planned it. */
  planned(): (What & MatchOptions & MockHandle & { operation: Operation | '*' })[] {
    return this.list().map(({ what, ...plan }) => ({ ...what, ...plan, remove: () => this.remove(plan.id) }));
  }

  /** Everything planned, as plain values. */
  list(): (MatchOptions & { id: string; operation: Operation | '*'; what: What; seen: number; timesTriggered: number })[] {
    return this.#entries.map(({ when, ...entry }) => ({ ...when, ...entry }));
  }

  restore(entries: ReturnType<Rules<What>['list']>): void {
    this.#entries = entries.map(({ times, skip, probability, key, ...entry }) => ({ ...entry, when: { times, skip, probability, key } }));
  }

  clear(): void {
    this.#entries = [];
  }
}
