import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { integer, positive } from '../../../src/contract/constraints.js';
import { toJsonSchema } from '../../../mock/engine/json-schema.js';
import { proposalSchemas } from '../../../mock/engine/proposal-schemas.js';
import { chickenRice, lightPasta } from './proposals.js';

const ajv = new Ajv2020();
const allowed = ['type', 'properties', 'required', 'additionalProperties', 'items', 'anyOf', 'enum'];

/** Every object in a schema that is a schema itself. */
const schemasIn = (schema: object): object[] => {
  const { properties = {}, items, anyOf = [] } = schema as { properties?: object; items?: object; anyOf?: object[] };
  return [schema, ...[...Object.values(properties), ...(items ? [items] : []), ...anyOf].flatMap((one: object) => schemasIn(one))];
};

test.each(Object.entries(proposalSchemas))('the schema of %s has only keywords that strict servers accept', (_operation, schema) => {
  for (const one of schemasIn(toJsonSchema(schema))) {
    expect(Object.keys(one).filter((keyword) => !allowed.includes(keyword))).toEqual([]);
    const { properties = {}, required = [] } = one as { properties?: object; required?: string[] };
    expect(required).toEqual(Object.keys(properties));
  }
});

test.each([
  ['recipes.generate', chickenRice],
  ['healthify', lightPasta],
] as const)('the schema of %s accepts what the contract accepts', (operation, proposal) => {
  const validate = ajv.compile(toJsonSchema(proposalSchemas[operation]));
  expect(validate(proposal)).toBe(true);
  expect(validate({ ...proposal, more: 1 })).toBe(false);
  expect(validate({ ...proposal, name: null })).toBe(false);
});

test.each([
  [z.number(), { type: 'number' }],
  [positive(10), { type: 'number' }],
  [integer(1, 5), { type: 'integer' }],
  [z.string(), { type: 'string' }],
  [z.boolean(), { type: 'boolean' }],
  [z.nullable(z.number()), { anyOf: [{ type: 'number' }, { type: 'null' }] }],
])('a schema of one value is its type: %#', (schema, json) => {
  expect(toJsonSchema(schema)).toEqual(json);
});

test('a field with known words names them, so that the model picks one', () => {
  expect(toJsonSchema(proposalSchemas['categories.suggest'])).toMatchObject({
    properties: { suggestions: { items: { properties: { suggested_category: { enum: expect.arrayContaining(['produce', 'other']) } } } } },
  });
});
