import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { validate } from '../../../src/contract/validate.js';

describe('what is checked', () => {
  const schema = z.object({ numbers: z.array(z.number()) });
  const withMistakes = (length: number) => ({ numbers: Array.from({ length }, () => 'x') });

  test('is returned as the schema has it, without issues', () => {
    expect(validate(schema, { numbers: [1], more: 2 })).toEqual({ data: { numbers: [1] }, issues: [] });
  });

  test('has at most a thousand issues', () => {
    expect(validate(schema, withMistakes(1001)).issues).toHaveLength(1000);
  });

  test('has one issue if there are more than zod can list', () => {
    const issue = { path: '', message: 'too many issues to list', code: 'too_big' };
    expect(validate(schema, withMistakes(300_000))).toEqual({ issues: [issue] });
  });

  test('must not fail for another reason', () => {
    const failing = schema.check(() => {
      throw new TypeError('broken');
    });
    expect(() => validate(failing, { numbers: [] })).toThrow(new TypeError('broken'));
  });
});
