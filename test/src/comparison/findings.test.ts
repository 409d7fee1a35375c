import { describe, expect, test } from 'vitest';
import type { Exchange, ExchangeRequest } from '../../../src/comparison/exchange.js';
import { toFindings } from '../../../src/comparison/findings.js';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import { probeCalls } from '../../../src/probe/calls.js';

type Name = ExchangeRequest['name'];

const exchange = (name: Name, status: number | null, more: Partial<Omit<Exchange, 'call'>> & { call?: Partial<ExchangeRequest> } = {}) => {
  const known = probeCalls.find((each) => each.name === name) ?? { name, operation: name as Operation, ...endpoints[name as Operation] };
  const call = { ...known, ...more.call };
  return { url: `https://api.example.com${call.path}`, headers: {}, body: {}, ...more, call, status } satisfies Exchange;
};

const findingOf = (id: string, ...exchanges: Exchange[]): string => {
  const { verdict, evidence } = toFindings(exchanges, Object.keys(endpoints) as Operation[]).find((finding) => finding.id === id)!;
  return `${verdict}: ${evidence}`;
};

const limits = { 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '59' };

describe.each<[string, [Exchange[], string][]]>([
  [
    'auth.bearer',
    [
      [[], 'unknown: not called'],
      [[exchange('pantries.list', null, { error: 'timeout' })], 'unknown: no response (timeout)'],
      [[exchange('pantries.list', 500)], 'unknown: HTTP 500'],
      [[exchange('pantries.list', 404), exchange('healthify', 405)], 'unknown: HTTP 405'],
      [[exchange('pantries.list', 403), exchange('healthify', 422)], 'confirmed: HTTP 422'],
      [[exchange('pantries.list', 200), exchange('healthify', 401)], 'refuted: HTTP 401'],
      [[exchange('pantries.list', 500), exchange('healthify', 403)], 'refuted: HTTP 403'],
      [[exchange('healthify', 403, { call: { body: { callback_url: 'https://example.com' } } })], 'unknown: HTTP 403'],
      [
        [exchange('pantries.list', 403), exchange('healthify', 403, { call: { body: { callback_url: 'https://example.com' } } })],
        'refuted: HTTP 403',
      ],
      [[exchange('invalid key', 401)], 'unknown: HTTP 401'],
    ],
  ],
  [
    'auth.401',
    [
      [[exchange('pantries.list', 200)], 'unknown: not called'],
      [[exchange('invalid key', 401)], 'confirmed: HTTP 401'],
      [[exchange('invalid key', 403)], 'refuted: HTTP 403'],
      [[exchange('invalid key', 404)], 'unknown: HTTP 404'],
    ],
  ],
  [
    'errors.422',
    [
      [[exchange('invalid request', 422)], 'confirmed: HTTP 422'],
      [[exchange('invalid request', 400)], 'refuted: HTTP 400'],
      [[exchange('invalid request', 400, { call: { body: '{bad' } })], 'unknown: HTTP 400'],
      [[exchange('invalid request', 400, { call: { body: undefined } })], 'unknown: HTTP 400'],
      [[exchange('invalid request', 400, { call: { operation: 'pantries.list', body: undefined } })], 'refuted: HTTP 400'],
      [[exchange('invalid request', 200)], 'refuted: HTTP 200'],
      [[exchange('invalid request', 429)], 'unknown: HTTP 429'],
      [[exchange('invalid request', 500)], 'unknown: HTTP 500'],
      [[exchange('invalid request', 405)], 'unknown: HTTP 405'],
    ],
  ],
  [
    'errors.format',
    [
      [[exchange('invalid request', 422, { body: { error: { code: 'x' } } })], 'confirmed: format: service'],
      [[exchange('invalid request', 400, { body: 'no', headers: { 'content-type': 'text/html' } })], 'refuted: format: html'],
      [[exchange('invalid request', 400, { body: 'no' })], 'refuted: format: text'],
      [[exchange('invalid request', 422, { body: { reason: 'no' } })], 'refuted: format: unknown'],
      [[exchange('pantries.get', 404, { body: { detail: 'no' } })], 'refuted: format: fastapi'],
      [[exchange('pantries.list', 404, { body: { detail: 'no' } })], 'unknown: not called'],
      [[exchange('invalid request', 200)], 'unknown: HTTP 200'],
    ],
  ],
  [
    'limits.headers',
    [
      [[exchange('pantries.list', 200, { headers: { ...limits, date: 'today' } })], 'confirmed: x-ratelimit-limit, x-ratelimit-remaining'],
      [[exchange('pantries.list', 200, { headers: { ratelimit: 'limit=60' } })], 'refuted: ratelimit'],
      [[exchange('pantries.list', 429, { headers: { date: 'today' } })], 'refuted: none'],
      [[exchange('pantries.list', 500)], 'unknown: HTTP 500'],
    ],
  ],
  [
    'limits.header_format',
    [
      [[exchange('pantries.list', 200, { headers: limits })], 'confirmed: format: service'],
      [
        [exchange('pantries.list', 200, { headers: limits }), exchange('healthify', 200, { headers: { 'ratelimit-limit': '60' } })],
        'refuted: format: service, ietf-03',
      ],
      [[exchange('pantries.list', 429)], 'refuted: unknown format'],
      [[exchange('pantries.list', 404)], 'unknown: HTTP 404'],
    ],
  ],
  [
    'responses.request_id',
    [
      [[exchange('pantries.list', 200, { headers: { 'x-request-id': 'r' } })], 'confirmed: present'],
      [[exchange('pantries.list', 200), exchange('healthify', 500)], 'refuted: absent: pantries.list, healthify'],
      [[exchange('pantries.list', 404)], 'unknown: HTTP 404'],
    ],
  ],
  [
    'pantries.list.path',
    [
      [[exchange('pantries.list', 200)], 'confirmed: HTTP 200'],
      [[exchange('pantries.list', 404)], 'refuted: HTTP 404'],
      [[exchange('pantries.list', 405)], 'refuted: HTTP 405'],
      [[exchange('pantries.list', 429)], 'unknown: HTTP 429'],
      [[exchange('pantries.list', 500)], 'unknown: HTTP 500'],
      [
        [exchange('pantries.list', 404), exchange('pantries.list', 200, { call: { path: '/p' } })],
        'refuted: found at https://api.example.com/p',
      ],
      [[exchange('pantries.list', 200, { call: { host: 'ai' } })], 'refuted: found at https://api.example.com/api/v1/pantries'],
    ],
  ],
  [
    'recipes.generate.request',
    [
      [[exchange('recipes.generate', 200)], 'confirmed: HTTP 200'],
      [[exchange('recipes.generate', 400)], 'refuted: HTTP 400'],
      [[exchange('recipes.generate', 422)], 'refuted: HTTP 422'],
      [[exchange('recipes.generate', 300)], 'unknown: HTTP 300'],
      [[exchange('recipes.generate', 199)], 'unknown: HTTP 199'],
    ],
  ],
  [
    'generate.synchronous',
    [
      [[exchange('recipes.generate', 200, { body: { name: 'x' } })], 'confirmed: HTTP 200'],
      [[exchange('recipes.generate', 202, { body: { id: 'job' } })], 'refuted: HTTP 202'],
      [[exchange('recipes.generate', 200, { body: {} })], 'refuted: HTTP 200'],
      [[exchange('recipes.generate', 200, { body: 'x' })], 'refuted: HTTP 200'],
    ],
  ],
  [
    'generate.groups',
    [
      [
        [exchange('recipes.generate', 200, { body: { ingredients: [], steps: [], timing: {}, nutrition: {} } })],
        'confirmed: has ingredients, steps, timing, nutrition',
      ],
      [[exchange('recipes.generate', 200, { body: { ingredients: [], timing: {} } })], 'refuted: lacks steps, nutrition'],
    ],
  ],
  [
    'healthify.synchronous',
    [
      [[exchange('healthify', 200, { body: { data: { name: 'x' } } })], 'confirmed: HTTP 200'],
      [[exchange('healthify', 200, { body: { name: 'x' } })], 'confirmed: HTTP 200'],
      [[exchange('healthify', 200, { body: { data: {} } })], 'refuted: HTTP 200'],
      [[exchange('healthify', 202, { body: { data: { name: 'x' } } })], 'refuted: HTTP 202'],
    ],
  ],
  [
    'healthify.envelope',
    [
      [
        [exchange('healthify', 200, { body: { type: 't', request_id: null, model_tier: null, model: null, data: {}, timestamp: 't' } })],
        'confirmed: has type, request_id, model_tier, model, data, timestamp',
      ],
      [[exchange('healthify', 200, { body: { data: {} } })], 'refuted: lacks type, request_id, model_tier, model, timestamp'],
    ],
  ],
  [
    'healthify.request_id',
    [
      [[exchange('healthify', 200, { body: { request_id: 'recipe-ai-probe' } })], 'confirmed: request_id: "recipe-ai-probe"'],
      [[exchange('healthify', 200, { body: { request_id: 'other' } })], 'refuted: request_id: "other"'],
      [[exchange('healthify', 200, { call: { body: {} } })], 'unknown: HTTP 200'],
    ],
  ],
  [
    'healthify.timestamp',
    [
      [[exchange('healthify', 200, { body: { timestamp: '2030-01-01T00:00:00Z' } })], 'confirmed: timestamp: "2030-01-01T00:00:00Z"'],
      [[exchange('healthify', 200, { body: { timestamp: 'today' } })], 'refuted: timestamp: "today"'],
      [[exchange('healthify', 200, { body: { timestamp: ['2030-01-01T00:00:00Z'] } })], 'refuted: timestamp: ["2030-01-01T00:00:00Z"]'],
    ],
  ],
  [
    'pantries.list.response',
    [
      [[exchange('pantries.list', 200, { body: { data: [], next_cursor: null } })], 'confirmed: valid'],
      [[exchange('pantries.list', 200, { body: { data: 5, next_cursor: null } })], 'refuted: data: expected array, got 5'],
      [[exchange('pantries.list', 500)], 'unknown: HTTP 500'],
      [
        [exchange('pantries.list', 200, { body: {} }), exchange('pantries.list', 200, { body: { data: [], next_cursor: null } })],
        'refuted: data: missing; expected array; next_cursor: missing; expected string or null',
      ],
    ],
  ],
  [
    'pantries.delete.response',
    [
      [[exchange('pantries.delete', 204, { body: '' })], 'confirmed: valid'],
      [[exchange('pantries.delete', 200, { body: { deleted: true } })], 'refuted: expected undefined, got object'],
    ],
  ],
  [
    'pantries.list.status',
    [
      [[exchange('pantries.list', 200)], 'confirmed: HTTP 200'],
      [[exchange('pantries.list', 206)], 'refuted: HTTP 206'],
      [[exchange('pantries.list', 404)], 'unknown: HTTP 404'],
    ],
  ],
  [
    'pantries.list.fields',
    [
      [[exchange('pantries.list', 200, { body: { data: [], next_cursor: null } })], 'confirmed: no others'],
      [[exchange('pantries.list', 200, { body: { data: [], total: 1 } })], 'refuted: total: new field (number)'],
    ],
  ],
  [
    'healthify.fields',
    [
      [
        [exchange('healthify', 200, { body: { data: { summary: 's', changes: [], warnings: [], nutrition_before: {} } } })],
        'refuted: data.nutrition_after: missing; assumed, not documented',
      ],
    ],
  ],
])('the statement %s', (id, cases) => {
  test.each(cases)('is judged by what the service responded: %#', (exchanges, finding) => {
    expect(findingOf(id, ...exchanges)).toBe(finding);
  });
});

describe('a finding', () => {
  const findings = () => toFindings([], Object.keys(endpoints) as Operation[]);
  const source = (part: string) => `${part} in @recipe-ai/sdk/openapi.json`;

  test.each([
    ['healthify.path', true, 'POST /api/v1/healthify exists on the AI service.', source('path of POST /api/v1/healthify')],
    ['pantries.list.path', false, 'GET /api/v1/pantries exists on the REST API.', source('path of GET /api/v1/pantries')],
    [
      'healthify.request',
      false,
      'The documented fields of healthify accept values of the contract.',
      source('request of POST /api/v1/healthify'),
    ],
    [
      'healthify.response',
      false,
      'The response of healthify has the fields and types of the contract.',
      source('response of POST /api/v1/healthify'),
    ],
    [
      'healthify.fields',
      false,
      'The response of healthify has all assumed fields, and no others.',
      source('response of POST /api/v1/healthify'),
    ],
    ['pantries.create.status', false, 'The response of pantries.create has the status 201.', source('response of POST /api/v1/pantries')],
  ])('%s says what is stated, where, and whether it is documented', (id, documented, statement, where) => {
    expect(findings().find((finding) => finding.id === id)).toMatchObject({ documented, statement, source: where });
  });

  test('is not made about a path with an id, because a 404 may be about the id', () => {
    expect(findings().filter(({ id }) => /^pantries\.(get|items\.list)\.path$/.test(id))).toEqual([]);
  });
});
