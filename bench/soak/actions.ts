import { endpoints, type Operation } from '../../src/contract/endpoints.js';
import { sampleRequests } from '../../test/support/sample-requests.ts';

/** One request of the soak. */
export interface Action {
  method: string;
  path: string;
  body?: unknown;
  /** True for a call of the admin API. */
  admin: boolean;
}

/** From 0 up to 1. */
export type Random = () => number;

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

const operations = Object.keys(endpoints) as Operation[];
const scenarios = ['flaky', 'burst', 'throttled', 'quota-exceeded', 'cut-responses', 'broken-json', 'callback-lost', 'callback-twice'];

/** Values that a request never expects. */
const oddValues: readonly unknown[] = [
  null,
  -1,
  1e308,
  '',
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  [],
  {},
  [[]],
  true,
  '\u0000',
  '🍅',
];

const withOddField = (random: Random, request: Record<string, unknown>): Record<string, unknown> => {
  const field = pick(random, [...Object.keys(request), 'unknown']);
  return { ...request, [field]: pick(random, oddValues) };
};

/** A call of the service: a good request, one in four with a field that is not. */
const toServiceAction = (random: Random): Action => {
  const operation = pick(random, operations);
  const { method, path } = endpoints[operation];
  const good: Record<string, unknown> = { ...sampleRequests('pan_unknown', 'item_unknown')[operation] };
  const request = random() < 0.25 ? withOddField(random, good) : good;
  if (random() < 0.3 && endpoints[operation].acceptsCallback) request['callback_url'] = 'https://localhost/hook';
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(request[name]).slice(0, 200)) || 'x');
  return { method, path: filled, admin: false, ...((method === 'post' || method === 'patch') && { body: request }) };
};

/** A call of the admin API: faults, scenarios, clock jumps, snapshots, restores and resets, good ones and broken ones. */
const toAdminAction = (random: Random, snapshot: unknown): Action => {
  const admin = (method: string, path: string, body?: unknown): Action => ({ method, path: `/__mock/api${path}`, body, admin: true });
  return pick<() => Action>(random, [
    () => admin('post', '/faults', { operation: pick(random, ['*', ...operations]), status: pick(random, [500, 429, 503]), times: 2 }),
    () => admin('post', '/faults', { operation: '*', network: pick(random, ['reset', 'cut']), times: 1 }),
    () => admin('post', '/faults', pick(random, oddValues)),
    () => admin('delete', '/faults'),
    () => admin('post', '/scenarios', { name: pick(random, scenarios) }),
    () => admin('delete', '/scenarios'),
    () => admin('post', '/clock', { advance: pick(random, ['1s', '1h', '400d', '999999999999d', '-1s', 'soon']) }),
    () => admin('post', '/clock', { set: pick(random, ['2030-01-01', '1970-01-01T00:00:00Z', 'never', 8.64e15]) }),
    () => admin('post', '/clock', { real: true }),
    () => admin('get', '/snapshot'),
    () => admin('post', '/restore', { snapshot }),
    () => admin('post', '/restore', { snapshot: pick(random, oddValues) }),
    () => admin('post', '/reset', { target: pick(random, ['limits', 'pantries', 'requests', 'faults', 'callbacks', 'clock', 'nonsense']) }),
    () => admin('post', '/deliveries/hold'),
    () => admin('post', '/deliveries/release'),
    () => admin('get', '/state'),
    () => admin('get', '/requests'),
    () => admin('delete', '/requests'),
  ])();
};

/** Share of the requests that go to the admin API. */
const ADMIN_SHARE = 0.15;

export const nextAction = (random: Random, snapshot: unknown): Action =>
  random() < ADMIN_SHARE ? toAdminAction(random, snapshot) : toServiceAction(random);
