import { withoutUndefined } from '../../src/util/without-undefined.js';
import { assertFields, noSuchName, type FieldKinds } from '../core/check-fields.js';
import { limitNames, type CreateKeyOptions, type Keys, type KeyUsage, type LimitName, type LimitUse } from '../core/keys.js';
import type { Environment } from '../core/environment.js';
import { createHandle, type MockHandle } from '../core/rules.js';
import { unusedKey, type KeyRecord, type Store } from '../core/store.js';
import { tiers as defaultTiers, type Tier } from '../core/tiers.js';
import type { LimitStatus } from '../limits/limit.js';
import { limitStatuses } from '../limits/limits.js';

export const keyKinds: FieldKinds<CreateKeyOptions> = {
  tier: 'text',
  key: 'text',
  account: 'text',
  isolated: 'boolean',
  seed: 'number',
  now: 'anything',
};

const upgradeKinds: FieldKinds<{ tier: string }> = { tier: 'text' };

const tierKinds: FieldKinds<Tier> = { perMinute: 'count', perDay: 'count', total: 'count' };

/** The limits that are given. Throws a `TypeError` for an unknown field, and a `RangeError` for an invalid number. */
const toTier = (limits: Tier, owner: string): Tier => {
  assertFields(owner, limits, tierKinds);
  return withoutUndefined(limits);
};

/** A limit of Infinity is the same as none. */
const withoutInfinite = (tier: Tier): Tier => Object.fromEntries(Object.entries(tier).filter(([, limit]) => limit !== Infinity));

/** The fields of a tier by their limits. */
const fieldOf: Record<LimitName, keyof Tier> = { minute: 'perMinute', day: 'perDay', trial: 'total' };

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

  constructor(store: Store, environment: Environment, tiers: Record<string, Tier>, defaultTier: string) {
    this.#store = store;
    this.#environment = environment;
    this.#defaultTier = defaultTier;
    this.#tiers = new Map(
      Object.entries({ ...defaultTiers, ...tiers }).map(([name, tier]) => [name, withoutInfinite(toTier(tier, `tier ${name}`))]),
    );
    this.#assertTier(defaultTier);
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

  upgrade(key: string, to: { tier: string }): void {
    assertFields('mock.keys.upgrade', to, upgradeKinds);
    const { tier } = to;
    this.#assertTier(tier);
    this.#change(key, (record) => Object.assign(record, { tier, limits: {}, exhausted: [] }));
  }

  revoke(key: string): void {
    this.#change(key, (record) => {
      record.revoked = true;
    });
  }

  limit(key: string, limits: Tier): void {
    const tier = toTier(limits, 'mock.keys.limit');
    this.#change(key, (record) => {
      record.limits = { ...record.limits, ...tier };
      record.exhausted = record.exhausted.filter((each) => tier[fieldOf[each.limit]] === undefined);
    });
  }

  exhaust(key: string, limit: LimitName): MockHandle {
    if (!Object.hasOwn(fieldOf, limit)) throw new RangeError(noSuchName('limit', limit, limitNames));
    const record = this.record(key);
    const { rejected } = record;
    const field = fieldOf[limit];
    const isAdded = this.tierOf(record)[field] === undefined;
    const id = this.#environment.id('exh');
    const now = this.#environment.now();
    this.#change(key, (changed) => {
      if (isAdded) changed.limits = { ...changed.limits, [field]: limit === 'trial' ? changed.calls : 1 };
      const { resetAt } = limitStatuses(changed, this.tierOf(changed), now).find(({ name }) => name === limit)!;
      const others = changed.exhausted.filter((each) => each.id !== id && (each.resetAt === null || each.resetAt > now));
      changed.exhausted = [{ id, limit, resetAt, isAdded }, ...others];
    });
    return createHandle(
      id,
      () => record.rejected - rejected,
      () => this.#endExhaustion(key, id),
    );
  }

  #endExhaustion(key: string, id: string): void {
    const ended = this.#store.keys.get(key)?.exhausted.find((each) => each.id === id);
    if (!ended) return;
    this.#change(key, (record) => {
      record.exhausted = record.exhausted.filter((each) => each.id !== id);
      if (ended.isAdded) record.limits = withoutUndefined({ ...record.limits, [fieldOf[ended.limit]]: undefined });
    });
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
    this.#change(key, (record) => Object.assign(record, unusedKey()));
  }

  /** Removes what keys have used, and limits of their own. */
  resetUsage(): void {
    for (const key of this.#store.keys.keys()) this.giveBack(key);
  }

  /** Changes a key, and again if another process that shares the state has stored an older one. */
  #change(key: string, change: (record: KeyRecord) => void): void {
    this.#store.change(() => {
      const record = this.record(key);
      this.#store.markKeyChanged(record);
      change(record);
    });
  }

  #assertTier(tier: string): void {
    if (!this.#tiers.has(tier)) throw new RangeError(noSuchName('tier', tier, [...this.#tiers.keys()]));
  }
}
