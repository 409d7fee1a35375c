import { expect, test } from 'vitest';
import { describeFailure } from '../../../src/util/describe-failure.js';

test.each<[unknown, string]>([
  [new TypeError('hunter2'), 'TypeError'],
  [Object.assign(new Error('hunter2'), { code: 'ENOENT' }), 'Error ENOENT'],
  [Object.assign(new Error('hunter2'), { code: 5 }), 'Error'],
  [{ name: '', code: '' }, 'what is not an Error'],
  ['hunter2', 'what is not an Error'],
  [null, 'what is not an Error'],
  [undefined, 'what is not an Error'],
])('a failure is described by its kind, without its message: %#', (error, description) => {
  expect(describeFailure(error)).toBe(description);
});
