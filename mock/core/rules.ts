import { endpoints, type Operation } from '../../src/contract/endpoints.js';

/** To which calls something planned applies. */
export interface When {
  /** How often; then it is over. Default: until it is lifted. */
  times?: number;
  /** How many calls it lets pass first. Default: 0. */
  after?: number;
  /** How likely it is, 0 to 1, by the seeded dice. Default: 1. */
  chance?: number;
  /** Only calls with this API key. */
  key?: string;
}

/** Something planned. */
export interface Planned {
  /** Names it in `requests` and in the lists of what is planned. */
  readonly id: string;
  /** How often it has happened. */
  readonly happened: number;
  /** Takes it back. */
  lift(): void;
}

/** Throws a `TypeError` or a `RangeError` that says what is wrong with a plan. */
const checkPlan = (operation: string, { times, after, chance }: When): void => {
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
  when: When;
  /** Matching calls so far. */
  seen: number;
  happened: number;
}

/** What is to happen to coming calls. What has a number of times goes first, in the order it was planned; then the newest of the rest. */
export class Plan<What> {
  #entries: Entry<What>[] = [];

  add(id: string, operation: Operation | '*', what: What, when: When): Planned {
    checkPlan(operation, when);
    const entry: Entry<What> = { id, operation, what, when, seen: 0, happened: 0 };
    if (when.times === undefined) this.#entries.push(entry);
    else {
      const rest = this.#entries.findLastIndex((other) => other.when.times !== undefined);
      this.#entries.splice(rest + 1, 0, entry);
    }
    return {
      id,
      get happened() {
        return entry.happened;
      },
      lift: () => this.lift(id),
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
      if (entry.seen <= (when.after ?? 0)) continue;
      if (when.chance !== undefined && dice() >= when.chance) continue;
      entry.happened += 1;
      if (entry.happened === when.times) this.lift(entry.id);
      return { id: entry.id, what: entry.what };
    }
    return undefined;
  }

  lift(id: string): void {
    this.#entries = this.#entries.filter((entry) => entry.id !== id);
  }

  /** Everything planned, for whoever planned it. */
  planned(): (What & When & Planned & { operation: Operation | '*' })[] {
    return this.list().map(({ what, ...plan }) => ({ ...what, ...plan, lift: () => this.lift(plan.id) }));
  }

  /** Everything planned, as plain values. */
  list(): (When & { id: string; operation: Operation | '*'; what: What; seen: number; happened: number })[] {
    return this.#entries.map(({ when, ...entry }) => ({ ...when, ...entry }));
  }

  restore(entries: ReturnType<Plan<What>['list']>): void {
    this.#entries = entries.map(({ times, after, chance, key, ...entry }) => ({ ...entry, when: { times, after, chance, key } }));
  }

  clear(): void {
    this.#entries = [];
  }
}
