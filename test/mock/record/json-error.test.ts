import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { findJsonError, parseJsonFile } from '../../../mock/record/json-error.js';

property.prop([fc.json(), fc.constantFrom('', ' ', '\n\t')])('JSON has no mistake', (text, space) => {
  expect(findJsonError(space + text + space)).toBe(text.length + 2 * space.length);
});

/** The beginning of one word or text, up to a mistake in it. */
const BEGINNING = /^(?:"[^]*|[^[\]{},:\s]*)$/;

property.prop([fc.json(), fc.nat()])('a control character is a mistake in the word or text where it is', (text, place) => {
  const at = place % (text.length + 1);
  const mistake = findJsonError(`${text.slice(0, at)}\u0001${text.slice(at)}`);
  expect(mistake).toBeLessThanOrEqual(at);
  expect(text.slice(mistake, at)).toMatch(BEGINNING);
});

property.prop([fc.json(), fc.nat()])('a text that ends too early has its mistake in its last word or text', (text, place) => {
  const cut = text.slice(0, place % (text.length + 1));
  expect(cut.slice(findJsonError(cut))).toMatch(BEGINNING);
});

test.each([
  ['', 0],
  ['[1,2', 4],
  ['{"a":1,}', 7],
  ['{"a" 1}', 5],
  ["{'a':1}", 1],
  ['[1 2]', 3],
  ['[1,]', 3],
  ['{"a":"x\ny"}', 5],
  [String.raw`["\q"]`, 1],
  ['[01]', 2],
  ['nope', 0],
  ['{} x', 3],
  ['{},1', 2],
  ['[{"a":[]},{"b":}]', 15],
  [']', 0],
])('the mistake of %j is at %d', (text, offset) => {
  expect(findJsonError(text)).toBe(offset);
});

test('the error names file, line and column, and quotes nothing of the text', () => {
  const parse = () => parseJsonFile('{\n  "key": "secret",\n  oops\n}', 'a.json');
  expect(parse).toThrow('a.json is not JSON: the mistake is at line 3, column 3.');
  expect(parse).not.toThrow(/secret/);
  expect(parse).toThrow(expect.objectContaining({ cause: expect.any(SyntaxError) }));
});

test.each([
  [' \n [1 2]', 'the mistake is at line 2, column 5'],
  ['[1 2', 'the mistake is at line 1, column 4'],
  ['[1, \n', 'it ends too early, at line 2, column 1'],
])('the error of %j says whether it ends too early', (text, mistake) => {
  expect(() => parseJsonFile(text, 'a.json')).toThrow(`a.json is not JSON: ${mistake}.`);
});
