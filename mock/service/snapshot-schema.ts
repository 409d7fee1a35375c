import * as z from 'zod/mini';
import { integer, number, oneOf, pattern, text } from '../../src/contract/constraints.js';
import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { formatIssues } from '../../src/contract/issues.js';
import { validate } from '../../src/contract/validate.js';
import { pantryItemSchema, pantrySchema } from '../../src/contract/pantries.js';
import { normalizeHostEntry } from '../callbacks/allowlist-entry.js';
import { assertCallbackFault, normalizeCallbackFault } from '../callbacks/callback-faults.js';
import type { OutboxState } from '../callbacks/outbox.js';
import type { CallbackFault, CallbackOutcome } from '../callbacks/types.js';
import { DAY_MS, LATEST_MS } from '../core/clock.js';
import { limitNames } from '../core/keys.js';
import type { EnvironmentState } from '../core/environment.js';
import type { RuleState } from '../core/rules.js';
import type { StoreState } from '../core/store.js';
import { assertFault, type Fault } from '../faults/faults.js';
import type { IsolatedState } from './isolated-services.js';

/** The state of one service as a plain value. */
export interface PlainState {
  environment: EnvironmentState;
  store: StoreState;
  faults: RuleState<Fault>[];
  outbox: OutboxState;
}

/** What a snapshot holds. */
export interface SnapshotState extends PlainState {
  isolated: IsolatedState[];
}

/** The part of it that outlives a process. */
export type PersistedState = Pick<PlainState, 'environment' | 'store'>;

/** What a state must fit: the tiers of the mock, and the time of its time source, epoch milliseconds. */
interface Target {
  tiers: readonly string[];
  sourceTime: number;
}

const INT32_MAX = 2 ** 31 - 1;

/** A check that adds an issue if `problemOf` returns one. */
const check =
  <Value>(problemOf: (value: Value) => string | undefined) =>
  ({ value, issues }: z.core.ParsePayload<Value>): void => {
    const message = problemOf(value);
    if (message !== undefined) issues.push({ code: 'custom', message, input: value } as never);
  };

/** A check by a function that throws an error for an invalid value. */
const accepted = <Value>(assert: (value: Value) => unknown) =>
  check((value: Value) => {
    try {
      assert(value);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  });

const isJsonObject = (json: string): boolean => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

// Functions, so that a schema is built when it is used and not when the mock is imported.
const jsonObject = () => z.string().check(check((json: string) => (isJsonObject(json) ? undefined : 'expected the JSON of an object')));
const date = () => z.string().check(check((written: string) => (Number.isFinite(Date.parse(written)) ? undefined : 'expected a date')));
const url = () => z.string().check(check((written: string) => (URL.canParse(written) ? undefined : 'expected a URL')));
const host = () =>
  z.string().check(
    accepted((entry: string) => {
      const normal = normalizeHostEntry(entry);
      if (normal !== entry) throw new RangeError(`expected ${JSON.stringify(normal)}`);
    }),
  );
const keyText = () => pattern(/^[\x21-\x7e]+$/, 'printable ASCII without spaces', 100_000);
/** A whole number, or `Infinity`, which JSON writes as `null`. */
const unlimited = () =>
  z.pipe(
    z
      .unknown()
      .check(
        check((value: unknown) =>
          value === null || value === Infinity || integer().safeParse(value).success ? undefined : 'expected a whole number of 0 or more',
        ),
      ),
    z.transform((value) => (value === null ? Infinity : value)),
  ) as unknown as z.ZodMiniType<number>;

const operation = () => oneOf(Object.keys(endpoints) as Operation[]);

const rule = <Effect>(effect: z.ZodMiniType<Effect>, assert: (effect: Effect) => unknown) =>
  z.strictObject({
    id: z.string(),
    operation: oneOf(['*', ...(Object.keys(endpoints) as Operation[])]),
    effect: effect.check(accepted(assert)),
    seen: integer(),
    timesTriggered: integer(),
    times: z.optional(unlimited()),
    skip: z.optional(unlimited()),
    probability: z.optional(number(0, 1)),
    key: z.optional(z.string()),
  });

const assertStoredCallbackFault = (fault: CallbackFault): void => {
  assertCallbackFault(fault);
  normalizeCallbackFault(fault);
};

const anyObject = <Value>() => z.looseObject({}) as unknown as z.ZodMiniType<Value>;

const ended: readonly CallbackOutcome[] = ['captured', 'delivered', 'failed', 'rejected', 'dropped'];

const delivery = () =>
  z
    .strictObject({
      id: z.string(),
      operation: operation(),
      account: z.string(),
      url: url(),
      body: jsonObject(),
      secretVersion: integer(),
      decision: z.strictObject({
        allowed: z.boolean(),
        host: z.string(),
        rule: z.optional(z.string()),
        message: z.optional(z.string()),
      }),
      outcome: oneOf<CallbackOutcome>(['waiting', 'held', 'sending', ...ended]),
      status: z.optional(integer()),
      responseHeaders: z.optional(z.record(z.string(), z.string())),
      responseBody: z.optional(z.string()),
      reason: z.optional(z.string()),
      copyOf: z.optional(z.string()),
      fault: z.optional(anyObject<CallbackFault>().check(accepted(assertStoredCallbackFault))),
      scenario: z.optional(z.string()),
      queuedAt: date(),
      dueAt: date(),
      sentAt: z.optional(date()),
      endedAt: z.optional(date()),
    })
    .check(
      check(({ outcome, endedAt }: { outcome: CallbackOutcome; endedAt?: string }) =>
        ended.includes(outcome) === (endedAt !== undefined) ? undefined : `endedAt does not fit the outcome ${outcome}`,
      ),
    );

const outbox = () =>
  z
    .strictObject({
      held: z.boolean(),
      faults: z.array(rule(anyObject<CallbackFault>(), assertStoredCallbackFault)),
      deliveries: z.array(delivery()),
      unread: z.array(z.string()),
    })
    .check(
      check(({ deliveries, unread }: { deliveries: { id: string; endedAt?: string }[]; unread: string[] }) => {
        const byId = new Map(deliveries.map(({ id, endedAt }) => [id, endedAt]));
        if (byId.size < deliveries.length) return 'two deliveries have the same id';
        return unread.every((id) => byId.get(id) !== undefined) ? undefined : 'unread names a delivery that has not ended';
      }),
    );

const createEnvironmentSchema = ({ sourceTime }: Target) =>
  z.strictObject({
    clock: z.strictObject({ frozenAt: z.nullable(number(0, LATEST_MS)), offset: number(0, LATEST_MS - sourceTime) }),
    random: integer(-INT32_MAX - 1, INT32_MAX),
    ids: z.array(z.tuple([z.string(), integer()])),
  });

const createStoreSchema = ({ tiers }: Target) =>
  z.strictObject({
    lastPosition: integer(),
    hosts: z.array(host()),
    keys: z.array(
      z.strictObject({
        key: keyText(),
        account: z.string(),
        tier: oneOf(tiers),
        limits: z.strictObject({ perMinute: z.optional(unlimited()), perDay: z.optional(unlimited()), total: z.optional(unlimited()) }),
        revoked: z.boolean(),
        calls: integer(),
        rejected: integer(),
        windowStart: number(0, LATEST_MS),
        windowCalls: integer(),
        day: integer(0, LATEST_MS / DAY_MS),
        dayCalls: integer(),
        // Version 0.1.0 stored none.
        exhausted: z._default(
          z.array(z.strictObject({ id: z.string(), limit: oneOf(limitNames), resetAt: z.nullable(number()), isAdded: z.boolean() })),
          [],
        ),
      }),
    ),
    accounts: z.array(
      z.strictObject({
        id: z.string(),
        hosts: z.array(host()),
        pantries: z.array(
          z.strictObject({
            position: integer(),
            pantry: pantrySchema,
            items: z.array(z.strictObject({ position: integer(), item: pantryItemSchema })),
          }),
        ),
      }),
    ),
    responses: z.array(
      z.strictObject({
        account: z.string(),
        key: text(255),
        response: z.strictObject({ request: z.string(), status: integer(200, 599), body: z.nullable(z.string()) }),
      }),
    ),
  });

const createSnapshotSchema = (target: Target): z.ZodMiniType<SnapshotState> => {
  const isolated = z
    .strictObject({ key: keyText(), seed: number(-Number.MAX_VALUE, Number.MAX_VALUE), state: z.lazy(() => state) })
    .check(
      check(({ key, state: { store } }: { key: string; state: SnapshotState }) =>
        store.keys.some((each) => each.key === key) ? undefined : 'state.store.keys lacks the isolated key',
      ),
    );
  const state = z.strictObject({
    environment: createEnvironmentSchema(target),
    store: createStoreSchema(target),
    faults: z.array(rule(anyObject<Fault>(), assertFault)),
    outbox: outbox(),
    isolated: z.array(isolated),
  }) as unknown as z.ZodMiniType<SnapshotState>;
  return state;
};

/** A copy of the input as the schema returns it. Throws a `TypeError` that names the invalid fields. */
const parse = <State>(schema: z.ZodMiniType, input: unknown, what: string): State => {
  const { data, issues } = validate(schema, input);
  if (issues.length === 0) return structuredClone(data) as State;
  throw new TypeError(`${what} is invalid: ${formatIssues(issues)}. Nothing was changed.`);
};

/** The state of a snapshot, checked as a whole. Throws a `TypeError` that names the invalid fields. */
export const parseSnapshotState = (input: unknown, target: Target): SnapshotState =>
  parse(createSnapshotSchema(target), input, 'The snapshot');

/** The stored state of an earlier process, checked as a whole. Throws a `TypeError` that names the invalid fields. */
export const parsePersistedState = (input: unknown, target: Target): PersistedState =>
  parse(z.strictObject({ environment: createEnvironmentSchema(target), store: createStoreSchema(target) }), input, 'The stored state');
