import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakingChanges } from '../../scripts/breaking-changes.ts';
import { BASELINE_FILE, withoutTexts } from '../../scripts/openapi-baseline.ts';
import { openApiWithExamples } from '../../scripts/openapi.ts';

type Json = Record<string, unknown>;

test('the OpenAPI document breaks no client of the accepted one (npm run openapi:accept)', async () => {
  const accepted = JSON.parse(readFileSync(BASELINE_FILE, 'utf8')) as Json;
  expect(breakingChanges(accepted, await openApiWithExamples())).toEqual([]);
});

test('the accepted document has no texts and no examples, and says the same', async () => {
  const current = await openApiWithExamples();
  const shortened = withoutTexts(current);
  expect(JSON.stringify(shortened)).not.toMatch(/"(description|summary|examples?)":"/);
  expect(breakingChanges(current, shortened)).toEqual([]);
  expect(breakingChanges(shortened, current)).toEqual([]);
});

/** A document with one operation; `request` and `response` are its schemas. */
const documentOf = (request: Json, response: Json = {}, operation: Json = {}): Json => ({
  paths: {
    '/pans': {
      post: {
        operationId: 'addPan',
        requestBody: { content: { 'application/json': { schema: request } } },
        responses: { 200: { content: { 'application/json': { schema: response } } } },
        ...operation,
      },
    },
  },
});

const sent = (before: Json, after: Json): string[] => breakingChanges(documentOf(before), documentOf(after));
const received = (before: Json, after: Json): string[] => breakingChanges(documentOf({}, before), documentOf({}, after));
const object = (properties: Json, required: string[] = [], more: Json = {}): Json => ({ type: 'object', properties, required, ...more });
const text = { type: 'string' };
const number = { type: 'number' };

describe('in what a client sends', () => {
  test.each([
    ['a removed field', object({ size: text }), object({}), 'body.size: was removed'],
    ['a new required field', object({}), object({ size: text }, ['size']), 'body.size: is required now'],
    ['a field that becomes required', object({ size: text }), object({ size: text }, ['size']), 'body.size: is required now'],
    ['a changed type', object({ size: text }), object({ size: number }), 'body.size: is "number" now ("string" before)'],
    ['a value that is gone', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a'] }, 'body: no longer accepts "b"'],
    ['a list of values', text, { type: 'string', enum: ['a'] }, 'body: accepts only "a" now'],
    ['a lower limit', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 8 }, 'body: maxLength is 8 now (9 before)'],
    ['a new limit', number, { type: 'number', minimum: 1 }, 'body: minimum is 1 now ("none" before)'],
    ['a null that is gone', { type: ['string', 'null'] }, text, 'body: is "string" now ("null" before)'],
    ['fewer alternatives', { anyOf: [text, number] }, text, 'body: is "string" now ("number" before)'],
    [
      'a list of other items',
      { type: 'array', items: text },
      { type: 'array', items: number },
      'body[]: is "number" now ("string" before)',
    ],
    ['an object that closes', object({}), object({}, [], { additionalProperties: false }), 'body: accepts no other fields now'],
  ])('%s is named', (_, before, after, change) => {
    expect(sent(before, after)).toEqual([`POST /pans: ${change}`]);
  });

  test.each([
    ['a new optional field', object({}), object({ size: text })],
    ['a field that becomes optional', object({ size: text }, ['size']), object({ size: text })],
    ['a new value', { type: 'string', enum: ['a'] }, { type: 'string', enum: ['a', 'b'] }],
    ['a value that is gone from a list of suggestions', { anyOf: [{ type: 'string', enum: ['a', 'b'] }, text] }, { anyOf: [text] }],
    ['a higher limit', { type: 'string', maxLength: 8 }, { type: 'string', maxLength: 9 }],
    ['an integer that may be any number', { type: 'integer' }, number],
    ['another type as well', text, { type: ['string', 'null'] }],
  ])('%s is not', (_, before, after) => {
    expect(sent(before, after)).toEqual([]);
  });
});

describe('in what a client receives', () => {
  test.each([
    ['a removed field', object({ size: text }), object({}), 'body.size: was removed'],
    ['a field that becomes optional', object({ size: text }, ['size']), object({ size: text }), 'body.size: may be missing now'],
    ['a changed type', object({ size: text }), object({ size: number }), 'body.size: is "number" now ("string" before)'],
    ['a null', text, { type: ['string', 'null'] }, 'body: is "null" now ("string" before)'],
    ['a new value', { type: 'string', enum: ['a'] }, { type: 'string', enum: ['a', 'b'] }, 'body: may be "b" now'],
    ['any value', { type: 'string', enum: ['a'] }, text, 'body: may be any value now, not only "a"'],
    ['an integer that may be any number', { type: 'integer' }, number, 'body: is "number" now ("integer" before)'],
  ])('%s is named', (_, before, after, change) => {
    expect(received(before, after)).toEqual([`POST /pans response 200: ${change}`]);
  });

  test.each([
    ['a new field', object({}), object({ size: text }, ['size'])],
    ['a value that is gone', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a'] }],
    [
      'a new value of an open list',
      { anyOf: [{ type: 'string', enum: ['a'] }, text] },
      { anyOf: [{ type: 'string', enum: ['a', 'b'] }, text] },
    ],
    ['a type fewer', { type: ['string', 'null'] }, text],
  ])('%s is not', (_, before, after) => {
    expect(received(before, after)).toEqual([]);
  });
});

describe('of an operation', () => {
  const changesOf = (before: Json, after: Json): string[] => breakingChanges(documentOf({}, {}, before), documentOf({}, {}, after));
  const limit = { name: 'limit', in: 'query', schema: number };

  test.each([
    ['another operationId', {}, { operationId: 'createPan' }, ': operationId is "createPan" now'],
    ['a removed response', {}, { responses: {} }, ' response 200: was removed'],
    ['a removed parameter', { parameters: [limit] }, {}, ': parameter.query limit: was removed'],
    [
      'a required parameter',
      { parameters: [limit] },
      { parameters: [{ ...limit, required: true }] },
      ': parameter.query limit: is required now',
    ],
    ['a required body', {}, { requestBody: { required: true, content: { 'application/json': {} } } }, ': a body is required now'],
    ['another media type', {}, { requestBody: { content: { 'text/plain': {} } } }, ': body: application/json was removed'],
    [
      'a removed header of a response',
      { responses: { 200: { headers: { 'X-Id': { schema: text } } } } },
      { responses: { 200: {} } },
      ' response 200: header.X-Id: was removed',
    ],
  ])('%s is named', (_, before, after, change) => {
    expect(changesOf(before, after)).toEqual([`POST /pans${change}`]);
  });

  test('its removal is named, and a new operation is not', () => {
    expect(breakingChanges(documentOf({}), { paths: {} })).toEqual(['POST /pans: was removed']);
    expect(breakingChanges({ paths: {} }, documentOf({}))).toEqual([]);
  });
});

test('a webhook is received: a new required field of its body breaks nobody, a removed field does', () => {
  const webhook = (schema: Json): Json => ({
    webhooks: { done: { post: { requestBody: { content: { 'application/json': { schema } } } } } },
  });
  expect(breakingChanges(webhook(object({})), webhook(object({ size: text }, ['size'])))).toEqual([]);
  expect(breakingChanges(webhook(object({ size: text })), webhook(object({})))).toEqual(['webhook POST done: body.size: was removed']);
  expect(breakingChanges(webhook(object({})), {})).toEqual(['webhook POST done: was removed']);
});

test('a change of a component is named once, also if the component mentions itself', () => {
  const document = (pan: Json): Json => ({
    ...documentOf({ type: 'array', items: { $ref: '#/components/schemas/Pan' } }, { $ref: '#/components/schemas/Pan' }),
    components: { schemas: { Pan: object({ ...pan, lid: { $ref: '#/components/schemas/Pan' } }) } },
  });
  expect(breakingChanges(document({ size: text }), document({}))).toEqual([
    'Pan (sent).size: was removed',
    'Pan (received).size: was removed',
  ]);
});

test('a body that moved to a component breaks nobody, a change on the way does', () => {
  const inline = documentOf({ anyOf: [object({ size: text }), object({ sizes: text })] });
  const moved = (schema: Json): Json => ({
    ...documentOf({ $ref: '#/components/schemas/Pan' }),
    components: { schemas: { Pan: schema } },
  });
  expect(breakingChanges(inline, moved({ anyOf: [object({ size: text }), object({ sizes: text })] }))).toEqual([]);
  expect(breakingChanges(inline, moved(object({ size: text })))).toEqual(['POST /pans: body.sizes: was removed']);
});
