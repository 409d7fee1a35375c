import { expect, test } from 'vitest';
import { describeFailure } from '../../../src/util/describe-failure.js';

test.each<[unknown, string]>([
  [new TypeError('hunter2'), 'TypeError'],
  [Object.assign(new Error('hunter2'), { code: 'ENOENT' }), 'Error ENOENT'],
  [Object.assign(new Error('hunter2'), { code: 5 }), 'Error'],
  [{ name: '', code: '' }, 'a value of type object'],
  ['hunter2', 'a value of type string'],
  [null, 'null'],
  [undefined, 'undefined'],
])('a failure is described by its kind, without its message: %#', (error, description) => {
  expect(describeFailure(error)).toBe(description);
});
