import type { CreateKeyOptions, Keys, KeyUsage, LimitUse } from '../core/keys.js';
import type { LimitStatus } from '../limits/limit.js';
import { limitStatuses } from '../limits/limits.js';
import { quota } from '../limits/quota.js';
import { rateLimit } from '../limits/rate.js';
import { tiers as defaultTiers, type Tier } from '../core/tiers.js';
import type { MockService } from './mock-service.js';
import type { KeyRecord, Store } from '../core/store.js';
import type { Environment } from '../core/environment.js';

const defaultTier = 'scale';

/** Limits as the gates take them. Throws a `RangeError` for what is no limit. */
const toTier = (limits: Tier, whose: string): Tier => {
  for (const name of ['perMinute', 'perDay', 'total'] as const) {
    const limit = limits[name];
    if (limit === undefined || limit === Infinity || (Number.isInteger(limit) && limit >= 0)) continue;
    throw new RangeError(`${name} of ${whose} must be a whole number of 0 or more, or Infinity, not ${limit}.`);
  }
  const { perMinute, perDay, total } = limits;
  return { ...(perMinute !== undefined && { perMinute }), ...(perDay !== undefined && { perDay }), ...(total !== undefined && { total }) };
};

/** A limit of Infinity is none. */
const withoutInfinite = (tier: Tier): Tier =>
  Object.fromEntries(Object.entries(tier).filter(([, limit]: [string, number | undefined]) => limit !== Infinity));

const toLimitUse = (all: readonly LimitStatus[], name: LimitStatus['name']): LimitUse | null => {
  const standing = all.find((each) => each.name === name);
  if (!standing) return null;
  const { limit, remaining, resetAt } = standing;
  return { limit, used: limit - remaining, remaining, resetAt: resetAt === null ? null : new Date(resetAt) };
};

/** The keys of a service. Those that are isolated have a service of their own, and are managed there. */
export class KeyStore implements Keys {
  /** By key. */
  readonly isolated = new Map<string, MockService>();
  readonly #store: Store;
  readonly #world: Environment;
  readonly #tiers: Readonly<Record<string, Tier>>;
  readonly #isolate: (key: string, options: CreateKeyOptions) => MockService;
  /** As they were issued, for a new beginning. */
  readonly #issued = new Map<string, { tier: string; account: string }>();
  readonly #listeners = new Set<(key: string) => void>();

  constructor(
    store: Store,
    world: Environment,
    tiers: Record<string, Tier>,
    isolate: (key: string, options: CreateKeyOptions) => MockService,
  ) {
    this.#store = store;
    this.#world = world;
    this.#isolate = isolate;
    const named = Object.entries({ ...defaultTiers, ...tiers }).map(([name, tier]) => [
      name,
      withoutInfinite(toTier(tier, `tier ${name}`)),
    ]);
    this.#tiers = Object.fromEntries(named) as Record<string, Tier>;
  }

  create(options: CreateKeyOptions = {}): string {
    const { tier = defaultTier, key = this.#world.secret('sk_mock'), account } = options;
    this.#checkTier(tier);
    if (!/^[\x21-\x7e]+$/.test(key)) throw new RangeError('A key is one word of printable ASCII; it goes into a header.');
    if (this.#store.keys.has(key) || this.isolated.has(key)) throw new RangeError('That key was issued before.');
    if (options.isolated) this.isolated.set(key, this.#isolate(key, { ...options, tier }));
    else {
      const owner = account ?? this.#world.id('acc');
      this.#issued.set(key, { tier, account: owner });
      this.#store.addKey(key, tier, owner);
    }
    for (const listener of this.#listeners) listener(key);
    return key;
  }

  upgrade(key: string, { tier }: { tier: string }): void {
    this.#checkTier(tier);
    const own = this.isolated.get(key);
    if (own) return own.keys.upgrade(key, { tier });
    const record = this.#change(key);
    record.tier = tier;
    record.limits = {};
  }

  revoke(key: string): void {
    const own = this.isolated.get(key);
    if (own) return own.keys.revoke(key);
    this.#change(key).revoked = true;
  }

  limit(key: string, limits: Tier): void {
    const own = this.isolated.get(key);
    if (own) return own.keys.limit(key, limits);
    const record = this.#change(key);
    record.limits = { ...record.limits, ...toTier(limits, 'the key') };
  }

  exhaust(key: string, limit: 'minute' | 'day' | 'trial'): void {
    const own = this.isolated.get(key);
    if (own) return own.keys.exhaust(key, limit);
    const record = this.#change(key);
    const { perMinute, perDay, total } = this.tierOf(record);
    const now = this.#world.now();
    if (limit === 'trial') {
      record.calls = Math.max(record.calls, total ?? 0);
      record.limits = { ...record.limits, total: total ?? record.calls };
    } else if (limit === 'day') {
      quota.count(record, now);
      record.dayCalls = Math.max(record.dayCalls, perDay ?? 0);
      record.limits = { ...record.limits, perDay: perDay ?? record.dayCalls };
    } else {
      rateLimit.count(record, now);
      record.windowCalls = Math.max(record.windowCalls, perMinute ?? 0);
      record.limits = { ...record.limits, perMinute: perMinute ?? record.windowCalls };
    }
  }

  list(): string[] {
    const own = [...this.isolated.values()].flatMap((service) => service.keys.list());
    return [...[...this.#store.keys.values()].filter(({ revoked }) => !revoked).map(({ key }) => key), ...own];
  }

  onCreate(listener: (key: string) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  usage(key: string): KeyUsage {
    const own = this.isolated.get(key);
    if (own) return own.usage(key);
    const record = this.record(key);
    const all = limitStatuses(record, this.tierOf(record), this.#world.now());
    const { account, tier, revoked, calls, rejected: refused } = record;
    return {
      account,
      tier,
      revoked,
      calls,
      rejected: refused,
      minute: toLimitUse(all, 'minute'),
      day: toLimitUse(all, 'day'),
      trial: toLimitUse(all, 'trial'),
    };
  }

  /** Throws a `RangeError` for a key that was never issued. */
  record(key: string): KeyRecord {
    const record = this.#store.keys.get(key);
    if (record) return record;
    throw new RangeError('There is no such key: take one from mock.connection() or mock.keys.issue(), or name it in the option keys.');
  }

  /** What a key may do: its tier's limits, and its own. */
  tierOf(record: KeyRecord): Tier {
    const tier = this.#tiers[record.tier]!;
    for (const _ in record.limits) return withoutInfinite({ ...tier, ...record.limits });
    return tier;
  }

  /** Takes keys that came with a state for issued. */
  importFromStore(): void {
    for (const { key, tier, account } of this.#store.keys.values()) if (!this.#issued.has(key)) this.#issued.set(key, { tier, account });
  }

  /** Makes every issued key that the store lacks, unused and in its first tier. */
  seed(): void {
    for (const [key, { tier, account }] of this.#issued) if (!this.#store.keys.has(key)) this.#store.addKey(key, tier, account);
  }

  /** Forgets what keys have used, and limits of their own. */
  resetUsage(): void {
    for (const record of this.#store.keys.values()) {
      this.#store.noteKey(record);
      Object.assign(record, { limits: {}, calls: 0, rejected: 0, windowFrom: 0, windowCalls: 0, day: 0, dayCalls: 0 });
    }
  }

  /** A key that is about to be changed. */
  #change(key: string): KeyRecord {
    const record = this.record(key);
    this.#store.noteKey(record);
    return record;
  }

  #checkTier(tier: string): void {
    if (!Object.hasOwn(this.#tiers, tier))
      throw new RangeError(`There is no tier "${tier}". Known: ${Object.keys(this.#tiers).join(', ')}.`);
  }
}
