import { MockClock, type ClockState, type TimeSource } from './clock.js';

/** What stands outside the service and may be replaced: time, chance, names of things, and the network. */
export interface Environment {
  /** What the dice, the ids and the kitchen start from. */
  readonly seed: number;
  /** Epoch milliseconds on the mock's clock. */
  now(): number;
  /** Calls `run` once `ms` have passed on the mock's clock, never before this call has returned; the returned function takes it back. */
  after(ms: number, run: () => void): () => void;
  /** The next id of its kind, such as `pan_5k2m9x0q7w3c`; the same seed gives the same ids. */
  id(prefix: string): string;
  /** A text that nobody can guess, such as an API key: the one thing that the seed does not decide, so that two services never share one. */
  secret(prefix: string): string;
  /** The next throw of the seeded dice: 0 or more, below 1. */
  random(): number;
  /** The user's `fetch` for deliveries; without one, whoever delivers brings their own. */
  readonly fetch?: typeof fetch;
  /** The user's name resolution for deliveries: every address of a host. */
  readonly resolve?: (host: string) => Promise<string[]>;
}

export interface EnvironmentOptions {
  seed?: number;
  now?: TimeSource;
  fetch?: typeof fetch;
  resolve?: (host: string) => Promise<string[]>;
}

/** What a world holds that a snapshot keeps. */
export interface EnvironmentState {
  clock: ClockState;
  dice: number;
  ids: [prefix: string, count: number][];
}

/** A world that a service lives in, with the handles that its owner holds. */
export interface OwnedEnvironment extends Environment {
  readonly clock: MockClock;
  snapshot(): EnvironmentState;
  restore(state: EnvironmentState): void;
  reset(): void;
}

/** Spreads 32 bits over 32 bits, each to another: no two counts share an id. */
const scatter = (bits: number): number => {
  let h = bits | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return (h ^ (h >>> 15)) >>> 0;
};

const sum = (text: string, from: number): number => {
  let h = from | 0;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h;
};

/** Without i, l, o and u, which are easily misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 32 bits in seven digits; looked up, because this happens on every call. */
const digits = (bits: number): string => {
  let text = '';
  for (let shift = 30; shift >= 0; shift -= 5) text += alphabet[(bits >>> shift) & 31];
  return text;
};

export const createEnvironment = ({ seed = 1, now, fetch, resolve }: EnvironmentOptions = {}): OwnedEnvironment => {
  const clock = new MockClock(now);
  const begin = sum(String(seed), 0x811c9dc5);
  let dice = begin;
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
      const kind = sum(prefix, begin);
      return `${prefix}_${digits(scatter(kind + count))}${digits(scatter(count ^ Math.imul(kind, 0x9e3779b1)))}`;
    },
    secret: (prefix) => `${prefix}_${[...crypto.getRandomValues(new Uint8Array(18))].map((byte) => (byte % 36).toString(36)).join('')}`,
    random() {
      dice = (dice + 0x9e3779b9) | 0;
      return scatter(dice) / 2 ** 32;
    },
    snapshot: () => ({ clock: clock.snapshot(), dice, ids: [...ids] }),
    restore(state) {
      clock.restore(state.clock);
      dice = state.dice;
      ids = new Map(state.ids);
    },
    reset() {
      clock.reset();
      dice = begin;
      ids = new Map();
    },
  };
};
