import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { assumed, missingAssumedFields } from '../../../src/contract/assumed.js';

const schema = z.object({
  name: z.string(),
  title: assumed(z.string()),
  note: z.optional(z.string()),
  data: z.object({ summary: assumed(z.string()), steps: z.array(z.string()) }),
});
const missing = (path: string) => ({ path, message: 'missing; assumed, not documented', code: 'missing_assumption' });

test.each<[unknown, string[]]>([
  [{ name: 'x', title: 'y', data: { summary: 'z', steps: [] } }, []],
  [{ name: 'x', data: { steps: [] } }, ['title', 'data.summary']],
  [{ title: null, data: { summary: 0 } }, []],
  [{ title: undefined, data: null }, ['title']],
  [{}, ['title']],
  [null, []],
  ['text', []],
])('a response %j lacks what is assumed at %j', (value, paths) => {
  expect(missingAssumedFields(schema, value)).toEqual(paths.map(missing));
});

test('a field that every object inherits is missing too', () => {
  const inherited = z.object({ toString: assumed(z.string()) } as never);
  expect(missingAssumedFields(inherited, {})).toEqual([missing('toString')]);
});
