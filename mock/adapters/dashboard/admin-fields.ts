import { expectedOf, type FieldKind } from '../../core/check-fields.js';
import { adminEndpoints } from '../admin-endpoints.js';
import type { InnerField, Input } from './contract.js';

const inputs: Record<Extract<FieldKind, string>, Input> = {
  count: { kind: 'number' },
  number: { kind: 'number' },
  probability: { kind: 'number' },
  status: { kind: 'number' },
  text: { kind: 'text' },
  boolean: { kind: 'boolean' },
  // Functions cannot be sent.
  function: { kind: 'text' },
  object: { kind: 'json' },
  anything: { kind: 'json' },
};

/** How a field of that kind is entered. The synonyms of a list that are not texts are left out. */
const inputOf = (kind: FieldKind): Input =>
  typeof kind === 'string'
    ? inputs[kind]
    : { kind: 'choice', words: kind.filter((word): word is string => typeof word === 'string'), isOpen: false };

/** The fields of each call of the admin API, as the page needs them for its forms. */
export const adminFields: Record<string, InnerField[]> = Object.fromEntries(
  Object.entries(adminEndpoints).map(([call, { fields }]) => [
    call,
    Object.entries(fields).map(([name, kind]) => ({ name, required: false, description: expectedOf(kind), input: inputOf(kind) })),
  ]),
);
