import { hash } from '../util/random.js';
import { MockClock, type ClockState, type TimeSource } from './clock.js';

/** Everything a service takes from outside, and that may be replaced: time, randomness, ids, and the network. */
export interface Environment {
  /** Seed of the random numbers, the ids and the kitchen. */
  readonly seed: number;
  /** Epoch milliseconds on the mock's clock. */
  now(): number;
  /** Calls `run` after `ms` on the mock's clock, never before this call returns. The returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  /** The next id with this prefix, such as `pan_5k2m9x0q7w3c`. The same seed gives the same ids. */
  id(prefix: string): string;
  /** An id that depends only on the seed, the prefix and `content`: equal content gives an equal id. */
  contentId(prefix: string, content: string): string;
  /** An unguessable text, such as an API key. It does not depend on the seed, so two services never share one. */
  secret(prefix: string): string;
  /** The next seeded random number: at least 0, below 1. */
  random(): number;
  /** The user's `fetch` for callbacks, if there is one. */
  readonly fetch?: typeof fetch;
  /** The user's name resolution for callbacks: every address of a host. */
  readonly resolve?: (host: string) => Promise<string[]>;
}

export interface EnvironmentOptions {
  seed?: number;
  now?: TimeSource;
  fetch?: typeof fetch;
  resolve?: (host: string) => Promise<string[]>;
}

/** What a snapshot keeps of an environment. */
export interface EnvironmentState {
  clock: ClockState;
  random: number;
  ids: [prefix: string, count: number][];
}

/** An environment with the controls that its owner holds. */
export interface OwnedEnvironment extends Environment {
  readonly clock: MockClock;
  /** From now on, ids differ from those of every other environment, also of one with the same seed. */
  separateIds(): void;
  snapshot(): EnvironmentState;
  restore(state: EnvironmentState): void;
  reset(): void;
}

/** Maps 32 bits to 32 bits one to one, so that no two counts share an id. */
const scramble = (bits: number): number => {
  let h = bits | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
};

/** 2 ** 32 divided by the golden ratio: steps of this size spread evenly over 32 bits. */
const GOLDEN_STEP = 0x9e3779b9;

/** Without i, l, o and u, which are easily misread. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** 32 bits as seven characters. A look-up instead of `toString`, because every call needs an id. */
const toIdText = (bits: number): string => {
  let text = '';
  for (let shift = 30; shift >= 0; shift -= 5) text += ALPHABET[(bits >>> shift) & 31];
  return text;
};

export const createEnvironment = ({ seed = 1, now, fetch, resolve }: EnvironmentOptions = {}): OwnedEnvironment => {
  const clock = new MockClock(now);
  const seedHash = hash(String(seed));
  let random = seedHash;
  let idHash = seedHash;
  let ids = new Map<string, number>();
  return {
    seed,
    clock,
    fetch,
    resolve,
    now: () => clock.now(),
    after: (ms, run) => clock.after(ms, run),
    id(prefix) {
      const count = (ids.get(prefix) ?? 0) + 1;
      ids.set(prefix, count);
      const prefixHash = hash(prefix, idHash);
      return `${prefix}_${toIdText(scramble(prefixHash + count))}${toIdText(scramble(count ^ Math.imul(prefixHash, GOLDEN_STEP)))}`;
    },
    contentId(prefix, content) {
      const first = hash(content, hash(prefix, seedHash));
      return `${prefix}_${toIdText(scramble(first))}${toIdText(scramble(hash(content, first ^ GOLDEN_STEP)))}`;
    },
    secret: (prefix) => `${prefix}_${[...crypto.getRandomValues(new Uint8Array(18))].map((byte) => (byte % 36).toString(36)).join('')}`,
    random() {
      random = (random + GOLDEN_STEP) | 0;
      return scramble(random) / 2 ** 32;
    },
    separateIds() {
      idHash = crypto.getRandomValues(new Int32Array(1))[0]!;
    },
    snapshot: () => ({ clock: clock.snapshot(), random, ids: [...ids] }),
    restore(state) {
      clock.restore(state.clock);
      random = state.random;
      ids = new Map(state.ids);
    },
    reset() {
      clock.reset();
      random = seedHash;
      ids = new Map();
    },
  };
};
