import { expect, test } from 'vitest';
import { show } from '../../../mock/util/show.js';

const circular: { self?: unknown } = {};
circular.self = circular;

test.each<[unknown, string]>([
  [NaN, 'NaN'],
  [-Infinity, '-Infinity'],
  [{ min: NaN, max: 1 }, '{"min":"NaN","max":1}'],
  [10n, '10n'],
  [/a"b/i, '/a"b/i'],
  [{ title: /toast/i }, '{"title":"/toast/i"}'],
  [() => 1, 'function'],
  [undefined, 'undefined'],
  [null, 'null'],
  ['NaN', '"NaN"'],
  [{ a: undefined, b: [1] }, '{"b":[1]}'],
  [circular, '[object Object]'],
])('a message shows a value as JSON, with words for what has none: %#', (value, text) => {
  expect(show(value)).toBe(text);
});
