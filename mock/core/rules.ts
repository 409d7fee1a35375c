import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { noSuchName, type FieldKinds } from './check-fields.js';

/** Which calls a rule applies to. */
export interface MatchOptions {
  /** How often the rule applies before it ends. Default: no limit. */
  times?: number | undefined;
  /** How many matching calls the rule skips first. Default: 0. */
  skip?: number | undefined;
  /** Probability that the rule applies to a call, 0 to 1. The mock's seed decides for which calls. Default: 1. */
  probability?: number | undefined;
  /** Only calls with this API key, which must exist. Default: all. */
  key?: string | undefined;
}

/** A fault, an override, a scenario or a listener that was added to a mock. */
export interface MockHandle {
  /**
   * Identifies it in lists such as `mock.faults` and `mock.scenarios`. If a fault applied to a request, the field `fault` of its line in
   * `mock.requests` is the id of the fault.
   */
  readonly id: string;
  /** How often the fault, override, scenario or listener has applied. */
  readonly timesTriggered: number;
  /** Removes the fault, override, scenario or listener. A second call does nothing. */
  remove(): void;
  /** The same as `remove()`, for `using handle = mock.fail(...)`. */
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

export const matchKinds: FieldKinds<MatchOptions> = { times: 'count', skip: 'count', probability: 'probability', key: 'text' };

/** Which calls a rule applies to, and its effect, which are one object for users. */
export const splitMatch = <Options extends MatchOptions>({ times, skip, probability, key, ...effect }: Options) => ({
  match: { times, skip, probability, key },
  effect,
});

/** Throws a `TypeError` for an unknown operation. `others`: names that are allowed too. */
export const assertOperation = (operation: unknown, ...others: string[]): void => {
  const known = [...others, ...Object.keys(endpoints)];
  if (!known.includes(String(operation))) throw new TypeError(noSuchName('operation', operation, known));
};

/** A rule as a plain value: an effect, which calls it applies to, and how often it has applied. */
export interface RuleState<Effect> extends MatchOptions {
  id: string;
  operation: Operation | '*';
  effect: Effect;
  /** Matching calls so far. */
  seen: number;
  timesTriggered: number;
}

/** A rule as its owner sees it: its effect, which calls it applies to, and its handle. */
export type ActiveRule<Effect> = Effect & MatchOptions & MockHandle & { readonly operation: Operation | '*' };

/** What happens to future calls. First the rules with `times` apply, oldest first. After them, the newest rule without `times`. */
export class Rules<Effect> {
  #rules: RuleState<Effect>[] = [];

  add(id: string, operation: Operation | '*', effect: Effect, match: MatchOptions): MockHandle {
    assertOperation(operation, '*');
    const rule: RuleState<Effect> = { ...match, id, operation, effect, seen: 0, timesTriggered: 0 };
    if (match.times === undefined) this.#rules.push(rule);
    else {
      const lastLimited = this.#rules.findLastIndex(({ times }) => times !== undefined);
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
    const limited = this.#rules.filter(({ times }) => times !== undefined);
    const lasting = this.#rules.filter(({ times }) => times === undefined).toReversed();
    for (const rule of [...limited, ...lasting]) {
      const { times, skip = 0, probability } = rule;
      if (rule.operation !== '*' && rule.operation !== operation) continue;
      if (rule.key !== undefined && rule.key !== key) continue;
      if (times === 0) continue;
      rule.seen += 1;
      if (rule.seen <= skip) continue;
      if (probability !== undefined && random() >= probability) continue;
      rule.timesTriggered += 1;
      if (rule.timesTriggered === times) this.remove(rule.id);
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
      return Object.assign(handle, rule.effect, splitMatch(rule).match, { operation: rule.operation });
    });
  }

  snapshot(): RuleState<Effect>[] {
    return this.#rules.map((rule) => ({ ...rule }));
  }

  restore(rules: readonly RuleState<Effect>[]): void {
    this.#rules = rules.map((rule) => ({ ...rule }));
  }

  clear(): void {
    this.#rules = [];
  }
}
