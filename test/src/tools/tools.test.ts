import { ConfigurationError, RecipeAI } from '@recipe-ai/sdk';
import { createMockService } from '@recipe-ai/sdk/mock';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { endpoints, type Operation } from '../../../src/contract/endpoints.js';
import { callTool } from '../../../src/tools/call-tool.js';
import { toolsOf } from '../../../src/tools/tools.js';
import { sampleRequests } from '../../support/sample-requests.js';

const tools = toolsOf();
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });

test('every operation of the contract is a tool', () => {
  expect(tools.map(({ operation }) => operation).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

describe.each(tools)('$name', ({ operation, name, description, input }) => {
  const schema = input['~standard'].jsonSchema.input();

  test('has a name that every provider of a model accepts, and a description', () => {
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(description).toMatch(/^[A-Z].*\.$/);
  });

  test('has an input schema that every provider accepts: an object, without references and without a union at its top', () => {
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(Object.keys(schema).toSorted()).toEqual(['additionalProperties', 'properties', 'required', 'type']);
    expect(JSON.stringify(schema)).not.toContain('$ref');
  });

  test('has no fields for callbacks', () => {
    expect(Object.keys(schema['properties'] as object).filter((field) => /callback_url|request_id/.test(field))).toEqual([]);
  });

  test('accepts a request of its operation', () => {
    const validate = ajv.compile(schema);
    validate(sampleRequests('pan_1', 'item_1')[operation]);
    expect(validate.errors).toBeNull();
  });

  test('is described by the facts of its endpoint', () => {
    const { method, retryable } = endpoints[operation];
    const { readOnly, destructive, idempotent } = toolsOf([operation])[0]!;
    expect({ readOnly, destructive, idempotent }).toEqual({
      readOnly: !/^pantries\.(\w+\.)?(create|add|update|delete|remove)$/.test(operation),
      destructive: method === 'patch' || method === 'delete',
      idempotent: retryable,
    });
  });
});

test('the schemas have the interface that MCP and the AI SDK share', () => {
  const [tool] = toolsOf(['healthify']);
  const schema = { version: 1, vendor: 'recipe-ai' };
  expect([tool?.input['~standard'], tool?.output['~standard']]).toMatchObject([schema, schema]);
});

test('the output schema of each tool accepts what the operation returns', async () => {
  const sdk = new RecipeAI(createMockService().connection({ tier: 'scale' }));
  const pantry = await sdk.pantries.create({ name: 'Home' });
  const item = await sdk.pantries.items.add({ pantry_id: pantry.id, name: 'Rice' });
  const requests = sampleRequests(pantry.id, item.id);
  const order: Operation[] = [...tools.map(({ operation }) => operation).filter((name) => name !== 'pantries.delete'), 'pantries.delete'];
  for (const operation of order) {
    const schema = tools.find((tool) => tool.operation === operation)!.output['~standard'].jsonSchema.output();
    const validate = ajv.compile(schema);
    validate(await callTool(sdk, operation, requests[operation], {}));
    expect([operation, schema['type'], validate.errors]).toEqual([operation, 'object', null]);
  }
});

test('a request with several forms says which fields it needs', () => {
  const description = (operation: Operation) => toolsOf([operation])[0]?.description;
  expect(description('enrichIngredients')).toMatch(/ Give `recipe`, or `ingredients`\.$/);
  expect(description('pantries.items.add')).toMatch(/ Give `items`, or `name`\.$/);
});

test('an unknown operation is a configuration error that lists the known ones', () => {
  expect(() => toolsOf(['healthfy' as Operation])).toThrow(ConfigurationError);
  expect(() => toolsOf(['healthfy' as Operation])).toThrow(
    /^`only`: unknown operation "healthfy"\. Operations: recipes\.generate, healthify, .*\.$/,
  );
});
