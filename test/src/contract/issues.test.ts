import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { oneOfShapes } from '../../../src/contract/constraints.js';
import { endSentence, formatIssues, toIssues } from '../../../src/contract/issues.js';

describe('an issue', () => {
  const schema = z.strictObject({ name: z.string(), items: z.optional(z.array(z.strictObject({ count: z.number() }))) });
  const issuesOf = (value: unknown) => toIssues(schema.safeParse(value).error!, value, schema);

  test.each<[unknown, string, string]>([
    [{ name: null }, 'name', 'expected string, got null'],
    [{ name: 5 }, 'name', 'expected string, got 5'],
    [{ name: ['secret'] }, 'name', 'expected string, got array'],
    [{ name: { a: 'secret' } }, 'name', 'expected string, got object'],
    [{ name: true }, 'name', 'expected string, got boolean'],
    [{ name: new URL('https://a.example/secret') }, 'name', 'expected string, got a URL object: pass its `href`'],
    [{}, 'name', 'missing; expected string'],
    [{ name: 'x', items: [{ count: 1 }, { count: 'secret' }] }, 'items[1].count', 'expected number, got string'],
    [{ name: 'x', items: [null] }, 'items[0]', 'expected object, got null'],
    [null, '', 'expected object, got null'],
    [undefined, '', 'missing; expected object'],
  ])('describes what a field is and does not quote it: %j', (value, path, message) => {
    expect(issuesOf(value)).toEqual([{ path, message, code: 'invalid_type' }]);
  });

  test.each<[z.ZodMiniType, unknown, string]>([
    [z.object({ a: z.nullable(z.string()) }), {}, 'missing; expected string or null'],
    [z.object({ a: z.optional(z.nullable(z.string())) }), { a: 5 }, 'expected string or null, got 5'],
    [z.object({ a: z.nullable(z.object({ b: z.number() })) }), { a: {} }, 'missing; expected number'],
    [z.array(z.nullable(z.number())), ['x'], 'expected number or null, got string'],
    [z.array(z.nullable(z.array(z.number()))), [['x']], 'expected number, got string'],
    [oneOfShapes('a', z.object({ a: z.nullable(z.number()) }), z.object({})), { a: 'x' }, 'expected number or null, got string'],
  ])('says if null is valid too: %#', (nullable, value, message) => {
    expect(toIssues(nullable.safeParse(value).error!, value, nullable).map((issue) => issue.message)).toEqual([message]);
  });

  test('names each field that is not known', () => {
    expect(issuesOf({ name: 'x', a: 1, items: [{ count: 1, b: 1 }] })).toEqual([
      { path: 'items[0].b', message: 'unknown field', code: 'unrecognized_keys' },
      { path: 'a', message: 'unknown field', code: 'unrecognized_keys' },
    ]);
  });
});

describe('issues in one sentence', () => {
  const issue = (path: string) => ({ path, message: 'missing', code: 'invalid_type' });

  test.each([
    [['a'], 'a: missing'],
    [[''], 'missing'],
    [['a', 'b', 'c', 'd', 'e'], 'a, b, c, d, e: missing'],
    [['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a, b, c, d, e: missing; and 2 more'],
  ])('are at most five: %j', (paths, sentence) => {
    expect(formatIssues(paths.map(issue))).toBe(sentence);
  });

  test('are grouped by what is wrong', () => {
    const wrong = { path: 'b', message: 'expected string, got number', code: 'invalid_type' };
    expect(formatIssues([issue('a'), wrong, issue('c')])).toBe('a, c: missing; b: expected string, got number');
  });

  test('of a service may be sentences: their full stops are left out', () => {
    const sentences = ['Flour is ruled out.', 'Use 1.5 cups.'].map((message) => ({ path: '', message, code: 'unsatisfiable' }));
    expect(formatIssues(sentences)).toBe('Flour is ruled out; Use 1.5 cups');
  });

  test('end with a full stop or as a question', () => {
    expect([endSentence('a: missing'), endSentence('did you mean b?')]).toEqual(['a: missing.', 'did you mean b?']);
  });
});
