import { describe, expect, test } from 'vitest';
import type { OperationDocument } from '../../../src/openapi/document.js';
import { describeOperation, toInputSchema, toOutputSchema } from '../../../src/tools/json-schema.js';

const name = { type: 'string', pattern: '^[a-z]+$', format: 'date', description: 'A name.' };
const schemas = {
  Item: { type: 'object', properties: { name, parent: { $ref: '#/components/schemas/Parent' } } },
  Parent: { type: 'string' },
};
const json = (schema: Record<string, unknown>) => ({ content: { 'application/json': { schema } } });

const operation = (parts: Partial<OperationDocument>): OperationDocument => ({
  operationId: 'itemsAdd',
  tags: [],
  summary: 'Add an item.',
  description: '',
  'x-retryable': false,
  'x-sdk-method': 'pantries.items.add',
  responses: { 201: json({ $ref: '#/components/schemas/Item' }) },
  ...parts,
});

describe('the input schema', () => {
  test('is one object of the fields of path, query and body, without headers', () => {
    const parameters = [
      { name: 'id', in: 'path', required: true, description: 'The id.', schema: { type: 'string' } },
      { name: 'limit', in: 'query', schema: { type: 'integer' } },
      { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
    ];
    const requestBody = json({ type: 'object', properties: { name }, required: ['name'] });
    expect(toInputSchema(operation({ parameters, requestBody }), schemas)).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string', description: 'The id.' },
        limit: { type: 'integer' },
        name: { type: 'string', description: 'A name.' },
      },
      required: ['id', 'name'],
      additionalProperties: false,
    });
  });

  test('has the fields of all forms of a request, and requires those that all forms require', () => {
    const one = { properties: { kind: {}, name }, required: ['kind', 'name'] };
    const many = { properties: { kind: {}, names: { type: 'array', items: name } }, required: ['kind', 'names'] };
    const document = operation({ requestBody: json({ anyOf: [one, many] }) });
    expect(toInputSchema(document, schemas)).toMatchObject({ properties: { kind: {}, name: {}, names: {} }, required: ['kind'] });
    expect(describeOperation(document)).toBe('Add an item. Give `name`, or `names`.');
  });
});

describe('what a request must have', () => {
  test('is nothing if it has no body, or its body requires nothing', () => {
    expect(toInputSchema(operation({}), schemas)).toMatchObject({ properties: {}, required: [] });
    expect(toInputSchema(operation({ requestBody: json({ properties: { name } }) }), schemas)).toMatchObject({ required: [] });
  });

  test('is a choice of all fields of a form', () => {
    const forms = [{ required: ['kind', 'first', 'last'] }, { required: ['kind', 'name'] }];
    expect(describeOperation(operation({ requestBody: json({ anyOf: forms }) }))).toBe('Add an item. Give `first` and `last`, or `name`.');
  });

  test('is no choice if one of two forms requires nothing else', () => {
    const forms = [{ required: ['kind'] }, { required: ['kind', 'name'] }];
    expect(describeOperation(operation({ requestBody: json({ anyOf: forms }) }))).toBe('Add an item.');
  });
});

describe('the output schema', () => {
  test('has what its references lead to instead of them', () => {
    expect(toOutputSchema(operation({}), schemas)).toEqual({
      type: 'object',
      properties: { name: { type: 'string', description: 'A name.' }, parent: { type: 'string' } },
    });
  });

  test('is an object also if the response has several forms', () => {
    const responses = { 200: json({ anyOf: [{ $ref: '#/components/schemas/Item' }, { type: 'object' }] }) };
    expect(toOutputSchema(operation({ responses }), schemas)).toMatchObject({
      type: 'object',
      anyOf: [{ type: 'object' }, { type: 'object' }],
    });
  });

  test('says that something was deleted if the operation returns nothing', () => {
    for (const status of [204, 200]) {
      expect(toOutputSchema(operation({ responses: { [status]: {} } }), schemas)).toMatchObject({ required: ['deleted'] });
    }
  });
});

test('a field that is called like a keyword of JSON Schema stays', () => {
  const requestBody = json({ type: 'object', properties: { pattern: { type: 'string' }, format: { type: 'string' } } });
  expect(Object.keys(toInputSchema(operation({ requestBody }), schemas)['properties'] as object)).toEqual(['pattern', 'format']);
});
