import { suggestName } from '../../src/contract/did-you-mean.js';
import { withoutUndefined } from '../../src/util/without-undefined.js';
import { assertFields, type FieldKinds } from '../core/check-fields.js';
import type { CreateKeyOptions, Keys, KeyUsage, LimitName, LimitUse } from '../core/keys.js';
import type { Environment } from '../core/environment.js';
import { createHandle, type MockHandle } from '../core/rules.js';
import { unusedKey, type KeyRecord, type Store } from '../core/store.js';
import { tiers as defaultTiers, type Tier } from '../core/tiers.js';
import type { Limit, LimitStatus } from '../limits/limit.js';
import { limitStatuses } from '../limits/limits.js';
import { quota } from '../limits/quota.js';
import { rateLimit } from '../limits/rate.js';

export const keyKinds: FieldKinds<CreateKeyOptions> = {
  tier: 'text',
  key: 'text',
  account: 'text',
  isolated: 'boolean',
  seed: 'number',
  now: 'anything',
};

const tierKinds: FieldKinds<Tier> = { perMinute: 'count', perDay: 'count', total: 'count' };

/** The limits that are given. Throws a `TypeError` for an unknown field, and a `RangeError` for an invalid number. */
const toTier = (limits: Tier, owner: string): Tier => {
  assertFields(owner, limits, tierKinds);
  return withoutUndefined(limits);
};

/** A limit of Infinity is the same as none. */
const withoutInfinite = (tier: Tier): Tier => Object.fromEntries(Object.entries(tier).filter(([, limit]) => limit !== Infinity));

/** What using up a limit changes: the field of the tier, the count of the key, and the window that a call opens, with its start. */
interface Exhaustible {
  field: keyof Tier;
  count: 'windowCalls' | 'dayCalls' | 'calls';
  window?: { limit: Limit; start: 'windowStart' | 'day' };
}

const exhaustible: Record<LimitName, Exhaustible> = {
  minute: { field: 'perMinute', count: 'windowCalls', window: { limit: rateLimit, start: 'windowStart' } },
  day: { field: 'perDay', count: 'dayCalls', window: { limit: quota, start: 'day' } },
  trial: { field: 'total', count: 'calls' },
};

const toLimitUse = (statuses: readonly LimitStatus[], name: LimitName): LimitUse | null => {
  const status = statuses.find((each) => each.name === name);
  if (!status) return null;
  const { limit, remaining, resetAt } = status;
  return { limit, used: limit - remaining, remaining, resetAt: resetAt === null ? null : new Date(resetAt) };
};

/** The keys of one service. */
export class KeyStore implements Keys {
  readonly #store: Store;
  readonly #environment: Environment;
  readonly #tiers: ReadonlyMap<string, Tier>;
  readonly #defaultTier: string;
  /** Tier and account as they were created, for a reset. */
  readonly #created = new Map<string, { tier: string; account: string }>();
  readonly #listeners = new Set<(key: string) => void>();
  /** By key: the limits that `exhaust` has used up, the last one first. */
  readonly #exhausted = new Map<string, { id: string; limit: LimitName; isInEffect: () => boolean }[]>();

  constructor(store: Store, environment: Environment, tiers: Record<string, Tier>, defaultTier: string) {
    this.#store = store;
    this.#environment = environment;
    this.#defaultTier = defaultTier;
    this.#tiers = new Map(
      Object.entries({ ...defaultTiers, ...tiers }).map(([name, tier]) => [name, withoutInfinite(toTier(tier, `tier ${name}`))]),
    );
  }

  /** A random key. */
  newKey(): string {
    return this.#environment.secret('sk_mock');
  }

  create(options: CreateKeyOptions = {}): string {
    const { tier = this.#defaultTier, key = this.newKey(), account } = options;
    this.assertCreatable(key, options);
    const owner = account ?? this.#environment.id('acc');
    this.#created.set(key, { tier, account: owner });
    this.#store.addKey(key, tier, owner);
    this.notifyCreated(key);
    return key;
  }

  /** Throws a `RangeError` for an unknown tier, and for a key that exists or is not a valid header value. */
  assertCreatable(key: string, options: CreateKeyOptions): void {
    assertFields('mock.keys.create', options, keyKinds);
    this.#assertTier(options.tier ?? this.#defaultTier);
    if (!/^[\x21-\x7e]+$/.test(key)) {
      throw new RangeError('A key must be printable ASCII without spaces, because it is sent in a header.');
    }
    if (this.#store.keys.has(key)) throw new RangeError('That key exists already.');
  }

  tierNames(): string[] {
    return [...this.#tiers.keys()];
  }

  notifyCreated(key: string): void {
    for (const listener of this.#listeners) listener(key);
  }

  upgrade(key: string, { tier }: { tier: string }): void {
    this.#assertTier(tier);
    const record = this.#change(key);
    record.tier = tier;
    record.limits = {};
  }

  revoke(key: string): void {
    this.#change(key).revoked = true;
  }

  limit(key: string, limits: Tier): void {
    const tier = toTier(limits, 'mock.keys.limit');
    const record = this.#change(key);
    record.limits = { ...record.limits, ...tier };
  }

  exhaust(key: string, limit: LimitName): MockHandle {
    if (!Object.hasOwn(exhaustible, limit)) {
      throw new RangeError(`There is no limit "${limit}"${suggestName(limit, Object.keys(exhaustible))}`);
    }
    const record = this.#change(key);
    const { field, count, window } = exhaustible[limit];
    const allowed = this.tierOf(record)[field];
    window?.limit.count(record, this.#environment.now());
    const start = window && record[window.start];
    const before = window ? record[count] - 1 : record[count];
    const after = Math.max(record[count], allowed ?? 0);
    record[count] = after;
    if (allowed === undefined) record.limits = { ...record.limits, [field]: after };
    const { rejected } = record;
    // A restored state has another record, a new window another start, and a reset count is lower.
    const isInEffect = (): boolean =>
      this.#store.keys.get(key) === record && !(window && record[window.start] !== start) && record[count] >= after;
    const giveBack = (): void => {
      if (!isInEffect()) return;
      this.#change(key)[count] -= after - before;
      if (allowed === undefined) record.limits = withoutUndefined({ ...record.limits, [field]: undefined });
    };
    const id = this.#environment.id('exh');
    const others = (this.#exhausted.get(key) ?? []).filter((each) => each.isInEffect());
    this.#exhausted.set(key, [{ id, limit, isInEffect }, ...others]);
    let isGivenBack = false;
    return createHandle(
      id,
      () => record.rejected - rejected,
      () => {
        if (!isGivenBack) giveBack();
        isGivenBack = true;
      },
    );
  }

  /** The id of the handle that has used up a limit; undefined if calls have. */
  exhaustionOf(key: string, limit: LimitName): string | undefined {
    return this.#exhausted.get(key)?.find((each) => each.limit === limit && each.isInEffect())?.id;
  }

  list(): string[] {
    return [...this.#store.keys.values()].filter(({ revoked }) => !revoked).map(({ key }) => key);
  }

  onCreate(listener: (key: string) => void): MockHandle {
    let timesTriggered = 0;
    const counting = (key: string) => {
      timesTriggered += 1;
      listener(key);
    };
    this.#listeners.add(counting);
    return createHandle(
      this.#environment.id('lis'),
      () => timesTriggered,
      () => void this.#listeners.delete(counting),
    );
  }

  usage(key: string): KeyUsage {
    const record = this.record(key);
    const statuses = limitStatuses(record, this.tierOf(record), this.#environment.now());
    const { account, tier, revoked, calls, rejected } = record;
    return {
      account,
      tier,
      revoked,
      calls,
      rejected,
      minute: toLimitUse(statuses, 'minute'),
      day: toLimitUse(statuses, 'day'),
      trial: toLimitUse(statuses, 'trial'),
    };
  }

  /** Throws a `RangeError` for a rule of a key that does not exist: it would never apply. */
  readonly assertKey = (key: string | undefined): void => {
    if (key !== undefined) this.record(key);
  };

  /** Throws a `RangeError` for a key that does not exist. */
  record(key: string): KeyRecord {
    const record = this.#store.keys.get(key);
    if (record) return record;
    throw new RangeError(
      'There is no such key: use one from mock.connection() or mock.keys.create(), or list it in the option keys. An isolated key has its own mock, mock.forKey(key).',
    );
  }

  /** The limits of a key: its tier's, and its own. */
  tierOf(record: KeyRecord): Tier {
    const tier = this.#tiers.get(record.tier)!;
    for (const _ in record.limits) return withoutInfinite({ ...tier, ...record.limits });
    return tier;
  }

  /** Remembers keys that a restored or loaded state added to the store. */
  importFromStore(): void {
    for (const { key, tier, account } of this.#store.keys.values()) if (!this.#created.has(key)) this.#created.set(key, { tier, account });
  }

  /** Adds every created key that the store lacks, unused and in its first tier. */
  seed(): void {
    for (const [key, { tier, account }] of this.#created) if (!this.#store.keys.has(key)) this.#store.addKey(key, tier, account);
  }

  /** Removes what a key has used, and its own limits. */
  giveBack(key: string): void {
    Object.assign(this.#change(key), unusedKey());
  }

  /** Removes what keys have used, and limits of their own. */
  resetUsage(): void {
    for (const key of this.#store.keys.keys()) this.giveBack(key);
  }

  #change(key: string): KeyRecord {
    const record = this.record(key);
    this.#store.markKeyChanged(record);
    return record;
  }

  #assertTier(tier: string): void {
    if (!this.#tiers.has(tier)) throw new RangeError(`There is no tier "${tier}"${suggestName(tier, [...this.#tiers.keys()])}`);
  }
}
