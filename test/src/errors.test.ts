import { inspect } from 'node:util';
import * as sdk from '@recipe-ai/sdk';
import { describe, expect, test } from 'vitest';

const classes = Object.entries(sdk).filter(([name]) => name.endsWith('Error')) as [string, typeof sdk.RecipeAIError][];

describe.each(classes)('%s', (name, ErrorClass) => {
  test('has its name as class, as name and in logs', () => {
    const error: Error = new (ErrorClass as unknown as new (message: string) => Error)('missing-secret');
    expect([ErrorClass.name, error.name, error.constructor.name]).toEqual([name, name, name]);
    expect(inspect(error)).toMatch(new RegExp(`^${name}[: ]`));
  });
});

test('the client has its name too', () => {
  expect(sdk.RecipeAI.name).toBe('RecipeAI');
});

test('an error as JSON has everything but the body, the cause and the stack', () => {
  const error = new sdk.UnexpectedResponseError('no JSON', {
    operation: 'healthify',
    url: 'https://ai.example.com/api/v1/healthify',
    status: 200,
    attempts: 1,
    body: '<html>',
    cause: new Error('inner'),
  });
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: 'UnexpectedResponseError',
    message: 'no JSON',
    code: 'unexpected_response',
    operation: 'healthify',
    url: 'https://ai.example.com/api/v1/healthify',
    status: 200,
    attempts: 1,
    retryable: false,
    issues: [],
  });
});
