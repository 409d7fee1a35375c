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

test('a message ends with the advice, which logs do not repeat', () => {
  const error = new sdk.ServiceError('The service failed.', { advice: 'Try again later.' });
  expect(error).toMatchObject({
    message: 'The service failed. Try again later.',
    summary: 'The service failed.',
    advice: 'Try again later.',
  });
  expect(JSON.stringify(error).match(/Try again later/g)).toHaveLength(1);
  expect(new sdk.ServiceError('no')).toMatchObject({ message: 'no', summary: 'no', advice: '' });
});

test('an error without a cause has none, as errors of the language do', () => {
  expect('cause' in new sdk.ServiceError('no')).toBe(false);
  expect(new sdk.ServiceError('no', { cause: null })).toHaveProperty('cause', null);
});

test('the name of an error can be changed, and stays out of its fields', () => {
  const error = new sdk.ServiceError('no');
  error.name = 'MyError';
  expect(error.name).toBe('MyError');
  Object.defineProperty(error, 'name', { value: 'Other', enumerable: true });
  expect(Object.keys(error)).toContain('name');
  expect(Object.keys(new sdk.ServiceError('no'))).not.toContain('name');
});

test.each([undefined, null, 'RecipeAIError', 5, {}, new Error('no')])('%s is not an error of this package', (value) => {
  expect(sdk.RecipeAIError.is(value)).toBe(false);
});

test('an error is one of its class and of the classes above it', () => {
  const error = new sdk.QuotaExceededError('no');
  const classesOf = [sdk.QuotaExceededError, sdk.RateLimitError, sdk.RecipeAIError, sdk.TrialExhaustedError, sdk.ServiceError];
  expect(classesOf.map((each) => each.is(error))).toEqual([true, true, true, false, false]);
});
