import type { FieldKind } from '../../core/check-fields.js';
import { adminEndpoints } from '../admin-endpoints.js';
import type { InnerField, Input } from './contract.js';

const inputKinds: Record<Extract<FieldKind, string>, 'number' | 'text' | 'boolean' | 'json'> = {
  count: 'number',
  number: 'number',
  probability: 'number',
  status: 'number',
  text: 'text',
  boolean: 'boolean',
  // Functions cannot be sent.
  function: 'text',
  object: 'json',
  list: 'json',
  anything: 'json',
};

/** What to enter, for fields whose name and kind do not say it. */
const hints: Record<string, string> = {
  skip: 'Matching calls that pass first.',
  probability: '0 to 1. By default, it always applies.',
  status: 'From 200 to 599.',
  code: 'Such as rate_limited.',
  network: 'reset drops the connection at once, cut in the middle of the response; hang never responds.',
  latency: 'Milliseconds, {"min": 100, "max": 900} or {"median": 800, "p95": 3000}.',
  malformed: 'Corrupts a response that was served.',
  headers: 'Such as {"Retry-After": "30"}.',
  drop: 'Never sent.',
  delay: 'Such as 30s.',
  duplicate: 'Sent twice.',
  wrongSecret: 'Sent with a secret that is not valid.',
  key: 'The key itself. By default, a random one.',
  account: 'Several keys may have the same.',
  seed: 'Of an isolated key.',
  now: 'Time of an isolated key, such as 2030-01-01.',
};

/** How a field of that kind is entered. The synonyms of a list that are not texts are left out. */
const inputOf = (kind: FieldKind): Input =>
  typeof kind === 'string'
    ? { kind: inputKinds[kind] }
    : { kind: 'choice', words: kind.filter((word): word is string => typeof word === 'string'), isOpen: false };

/** The fields of each call of the admin API, as the page needs them for its forms. */
export const adminFields: Record<string, InnerField[]> = Object.fromEntries(
  Object.entries(adminEndpoints).map(([call, { fields }]) => [
    call,
    Object.entries(fields).map(([name, kind]) => ({
      name,
      required: false,
      description: hints[name] ?? '',
      input: inputOf(kind),
    })),
  ]),
);
