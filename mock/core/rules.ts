import { suggestName } from '../../src/contract/did-you-mean.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import type { FieldKinds } from './check-fields.js';

/** Which calls a rule applies to. */
export interface MatchOptions {
  /** How often it applies; then it ends. Default: until it is removed. */
  times?: number | undefined;
  /** How many matching calls it skips first. Default: 0. */
  skip?: number | undefined;
  /** How likely it applies to a call, 0 to 1, by the seeded random numbers. Default: 1. */
  probability?: number | undefined;
  /** Only calls with this API key. Default: all. */
  key?: string | undefined;
}

/** Something that was added to a mock and can be removed again: a fault, an override, a scenario, a listener. */
export interface MockHandle {
  /** Names it in `requests` and in lists. */
  readonly id: string;
  /** How often it has applied. */
  readonly timesTriggered: number;
  /** Removes it. Removing it twice does nothing. */
  remove(): void;
  /** The same, for `using handle = mock.fail(...)`. */
  [Symbol.dispose](): void;
}

/** A handle over a counter and a way to remove it. */
export const createHandle = (id: string, count: () => number, remove: () => void): MockHandle => ({
  id,
  get timesTriggered() {
    return count();
  },
  remove,
  [Symbol.dispose]: remove,
});

export const matchKinds: FieldKinds<MatchOptions> = { times: 'count', skip: 'count', probability: 'number', key: 'text' };

/** Throws a `TypeError` for an unknown operation, a `RangeError` for an impossible probability. */
const assertMatch = (operation: string, { probability }: MatchOptions): void => {
  if (operation !== '*' && !Object.hasOwn(endpoints, operation)) {
    throw new TypeError(`There is no operation "${operation}"${suggestName(operation, ['*', ...Object.keys(endpoints)])}`);
  }
  if (probability !== undefined && !(probability >= 0 && probability <= 1)) {
    throw new RangeError(`probability must be 0 to 1, not ${probability}.`);
  }
};

interface Rule<Effect> {
  id: string;
  operation: Operation | '*';
  effect: Effect;
  match: MatchOptions;
  /** Matching calls so far. */
  seen: number;
  timesTriggered: number;
}

/** A rule as a plain value. */
export interface RuleState<Effect> extends MatchOptions {
  id: string;
  operation: Operation | '*';
  effect: Effect;
  seen: number;
  timesTriggered: number;
}

/** A rule as its owner sees it: its effect, which calls it applies to, and its handle. */
export type ActiveRule<Effect> = Effect & MatchOptions & MockHandle & { readonly operation: Operation | '*' };

/** What happens to future calls. First the rules with `times` apply, oldest first. After them, the newest rule without `times`. */
export class Rules<Effect> {
  #rules: Rule<Effect>[] = [];

  add(id: string, operation: Operation | '*', effect: Effect, match: MatchOptions): MockHandle {
    assertMatch(operation, match);
    const rule: Rule<Effect> = { id, operation, effect, match, seen: 0, timesTriggered: 0 };
    if (match.times === undefined) this.#rules.push(rule);
    else {
      const lastLimited = this.#rules.findLastIndex((other) => other.match.times !== undefined);
      this.#rules.splice(lastLimited + 1, 0, rule);
    }
    return createHandle(
      id,
      () => rule.timesTriggered,
      () => this.remove(id),
    );
  }

  /** The rule that applies to this call, if any; it counts as triggered. */
  next(operation: Operation, key: string, random: () => number): { id: string; effect: Effect } | undefined {
    if (this.#rules.length === 0) return undefined;
    const limited = this.#rules.filter(({ match }) => match.times !== undefined);
    const lasting = this.#rules.filter(({ match }) => match.times === undefined).toReversed();
    for (const rule of [...limited, ...lasting]) {
      const { match } = rule;
      if (rule.operation !== '*' && rule.operation !== operation) continue;
      if (match.key !== undefined && match.key !== key) continue;
      if (match.times === 0) continue;
      rule.seen += 1;
      if (rule.seen <= (match.skip ?? 0)) continue;
      if (match.probability !== undefined && random() >= match.probability) continue;
      rule.timesTriggered += 1;
      if (rule.timesTriggered === match.times) this.remove(rule.id);
      return { id: rule.id, effect: rule.effect };
    }
    return undefined;
  }

  remove(id: string): void {
    this.#rules = this.#rules.filter((rule) => rule.id !== id);
  }

  /** Every active rule with its handle. */
  active(): ActiveRule<Effect>[] {
    return this.#rules.map((rule) => {
      const handle = createHandle(
        rule.id,
        () => rule.timesTriggered,
        () => this.remove(rule.id),
      );
      return Object.assign(handle, rule.effect, rule.match, { operation: rule.operation });
    });
  }

  snapshot(): RuleState<Effect>[] {
    return this.#rules.map(({ match, ...rule }) => ({ ...match, ...rule }));
  }

  restore(rules: readonly RuleState<Effect>[]): void {
    this.#rules = rules.map(({ times, skip, probability, key, ...rule }) => ({ ...rule, match: { times, skip, probability, key } }));
  }

  clear(): void {
    this.#rules = [];
  }
}
