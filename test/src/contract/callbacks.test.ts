import { fc, test } from '@fast-check/vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { describeWrongFields, type CallbackPayload } from '../../../src/contract/callbacks.js';
import { namedSchemas } from '../../../src/openapi/schemas.js';

const isValid = new Ajv2020({ strict: false }).compile(namedSchemas()['CallbackPayload']!);

const other = fc.constantFrom<unknown>(null, 5, true, [], {}, undefined);
const textOf = (max: number) =>
  fc.oneof({ weight: 8, arbitrary: fc.constantFrom('', 'x', 'x'.repeat(max), 'x'.repeat(max + 1)) }, { weight: 1, arbitrary: other });
const data = fc.oneof({ weight: 8, arbitrary: fc.constantFrom({}, { name: 5 }) }, { weight: 1, arbitrary: other });
const body = fc.record({
  type: textOf(200),
  request_id: textOf(1024),
  model_tier: textOf(10),
  model: textOf(10),
  data,
  timestamp: textOf(10),
  new_field: other,
});

test.prop([body])('a receiver accepts the fields of a callback that the OpenAPI document allows, and no others', (payload) => {
  const json: unknown = JSON.parse(JSON.stringify(payload));
  expect(describeWrongFields(json as CallbackPayload) === '').toBe(isValid(json));
});
