import { toMs, type Duration } from '../core/clock.js';
import type { CallbackSecrets } from '../core/callback-secrets.js';
import type { Environment } from '../core/environment.js';

const DEFAULT_OVERLAP: Duration = '1d';

/** The secrets of one account, or of all accounts without their own. */
interface SecretPair {
  current: string;
  /** How often it was rotated. */
  version: number;
  /** Replaced by the last rotation. */
  previous?: { secret: string; validUntil: number };
}

/** The callback secrets of one service. They are in no snapshot and no state file. */
export class CallbackSecretStore implements CallbackSecrets {
  readonly #environment: Environment;
  readonly #first: string;
  readonly #accountOf: (key: string) => string;
  #shared: SecretPair;
  readonly #byAccount = new Map<string, SecretPair>();

  /** `accountOf` throws for a key that does not exist. */
  constructor(environment: Environment, secret: string | undefined, accountOf: (key: string) => string) {
    this.#environment = environment;
    this.#first = secret ?? environment.secret('cbs_mock');
    this.#shared = { current: this.#first, version: 0 };
    this.#accountOf = accountOf;
  }

  current({ key }: { key?: string } = {}): string {
    return this.#pairOf(key).current;
  }

  valid({ key }: { key?: string } = {}): string[] {
    const { current, previous } = this.#pairOf(key);
    return previous && this.#environment.now() < previous.validUntil ? [current, previous.secret] : [current];
  }

  rotate({ key, overlap = DEFAULT_OVERLAP }: { key?: string; overlap?: Duration } = {}): string {
    const now = this.#environment.now();
    const { current, version } = this.#pairOf(key);
    const previous = { secret: current, validUntil: now + toMs(overlap) };
    const rotated: SecretPair = { current: this.#environment.secret('cbs_mock'), version: version + 1, previous };
    if (key === undefined) this.#shared = rotated;
    else this.#byAccount.set(this.#accountOf(key), rotated);
    return rotated.current;
  }

  /** The number of rotations of an account's secret so far. */
  versionOf(account: string): number {
    return (this.#byAccount.get(account) ?? this.#shared).version;
  }

  /** The secret of a callback that was requested at that version: the one before the last rotation only while that is valid. */
  secretOf(account: string, version: number): string {
    const { current, previous, version: last } = this.#byAccount.get(account) ?? this.#shared;
    const usesPrevious = previous !== undefined && version < last && this.#environment.now() < previous.validUntil;
    return usesPrevious ? previous.secret : current;
  }

  /** Every secret in use, for masking. */
  all(): string[] {
    return [this.#shared, ...this.#byAccount.values()].flatMap(({ current, previous }) =>
      previous ? [current, previous.secret] : [current],
    );
  }

  reset(): void {
    this.#shared = { current: this.#first, version: 0 };
    this.#byAccount.clear();
  }

  #pairOf(key: string | undefined): SecretPair {
    return (key === undefined ? undefined : this.#byAccount.get(this.#accountOf(key))) ?? this.#shared;
  }
}
