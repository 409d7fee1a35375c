import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { integer, list, number, oneOf, oneOfShapes, pattern, positive, text } from '../../../src/contract/constraints.js';
import { toIssues } from '../../../src/contract/issues.js';

const problems = (schema: z.ZodMiniType, value: unknown): [code: string, message: string][] => {
  const { error } = schema.safeParse(value);
  return error ? toIssues(error, value, schema).map(({ code, message }) => [code, message]) : [];
};

describe('a value outside of its bounds', () => {
  test.each<[z.ZodMiniType, unknown, string, string]>([
    [text(3), '', 'too_small', 'expected at least 1 character, got 0'],
    [text(3), 'abcd', 'too_big', 'expected at most 3 characters, got 4'],
    [text(3, 2), 'a', 'too_small', 'expected at least 2 characters, got 1'],
    [pattern(/^a+$/, 'only a', 3), 'aaaa', 'too_big', 'expected at most 3 characters, got 4'],
    [pattern(/^a+$/, 'only a', 3), 'b', 'invalid_format', 'expected only a'],
    [list(z.number(), 1, 2), [], 'too_small', 'expected at least 1 item, got 0'],
    [list(z.number(), 1, 2), [1, 2, 3], 'too_big', 'expected at most 2 items, got 3'],
    [number(1, 5), 0.5, 'too_small', 'expected at least 1, got 0.5'],
    [number(1, 5), 5.5, 'too_big', 'expected at most 5, got 5.5'],
    [positive(5), 0, 'too_small', 'expected more than 0, got 0'],
    [positive(5), -1, 'too_small', 'expected more than 0, got -1'],
    [positive(5), 6, 'too_big', 'expected at most 5, got 6'],
    [integer(0, 5), 1.5, 'invalid_format', 'expected a whole number, got 1.5'],
    [integer(1, 5), 0, 'too_small', 'expected at least 1, got 0'],
    [oneOf(['a', 'b']), 'c', 'invalid_value', 'expected one of a, b'],
    [oneOf(['a']), 'c', 'invalid_value', 'expected a'],
    [oneOf(['oven', 'stovetop']), 'ovne', 'invalid_value', 'got "ovne"; did you mean oven?'],
    [oneOf(['oven', 'stovetop']), 'toString', 'invalid_value', 'expected one of oven, stovetop'],
    [oneOf(['dairy_eggs', 'bakery']), 'dairy', 'invalid_value', 'got "dairy"; did you mean dairy_eggs?'],
    [oneOf(['gram', 'cup'], new Map([['g', 'gram']])), 'G', 'invalid_value', 'got "G"; did you mean gram?'],
  ])('is described: %#', (schema, value, code, message) => {
    expect(problems(schema, value)).toEqual([[code, message]]);
  });

  test.each<[z.ZodMiniType, unknown]>([
    [text(3), 'a'],
    [text(3), 'abc'],
    [pattern(/^a*$/, 'only a', 3), 'aaa'],
    [list(z.number(), 1, 2), [1, 2]],
    [number(1, 5), 1],
    [number(1, 5), 5],
    [positive(5), 0.001],
    [positive(5), 5],
    [integer(0, 5), 0],
    [oneOf(['a', 'b']), 'b'],
  ])('is not one at its bounds: %#', (schema, value) => {
    expect(problems(schema, value)).toEqual([]);
  });
});

describe('one of two shapes', () => {
  const either = oneOfShapes('a', z.strictObject({ a: z.number() }), z.strictObject({ b: z.number() }));

  test.each<[unknown, string[]]>([
    [{ a: 1 }, []],
    [{ b: 1 }, []],
    [{ a: 'x' }, ['expected number, got string']],
    [{ b: 'x' }, ['expected number, got string']],
    [{ a: 1, b: 1 }, ['unknown field']],
    [{}, ['missing; expected number']],
    [null, ['expected object, got null']],
    [undefined, ['missing; expected object']],
    ['a', ['expected object, got string']],
  ])('is the one that has its field: %j', (value, messages) => {
    expect(problems(either, value).map(([, message]) => message)).toEqual(messages);
  });
});
