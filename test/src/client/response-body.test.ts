import { describe, expect, test } from 'vitest';
import { parseBody, parseErrorBody } from '../../../src/client/response-body.js';

const mask = (text: string) => text.replaceAll('hunter2', '[secret]');

const titleOf = (page: string): string | undefined => {
  const body = parseBody(page, mask);
  return body.isJson ? undefined : body.title;
};

describe('a body that is not JSON', () => {
  test.each<[string, string, string | undefined]>([
    ['its title', '<html><title lang="en">\n Hotel\n  WiFi </title>', 'Hotel WiFi'],
    ['the beginning of a long title', `<title>${'x'.repeat(500)}</title>`, 'x'.repeat(100)],
    ['an empty title, if it has none', '<!DOCTYPE html><body>x</body>', ''],
    ['an empty title, if that comes late', `<html>${' '.repeat(4000)}<title>Late</title>`, ''],
    ['none, if it is not a page', 'title of nothing', undefined],
    ['none, if it becomes a page late', `${' '.repeat(4000)}<title>Late</title>`, undefined],
  ])('has %s', (_, page, title) => {
    expect(titleOf(page)).toBe(title);
  });

  test('is kept up to 10,000 characters, with its whole length', () => {
    expect(parseBody('x'.repeat(12_000), mask)).toMatchObject({ isJson: false, value: 'x'.repeat(10_000), length: 12_000 });
  });
});

describe('the body of an error', () => {
  const json = (characters: number) => JSON.stringify('x'.repeat(characters - 2));

  test('is JSON with its secrets masked', () => {
    expect(parseErrorBody('{"key":"hunter2"}', mask)).toEqual({ isJson: true, value: { key: '[secret]' } });
  });

  test('is parsed up to a million characters', () => {
    expect(parseErrorBody(json(1_000_000), mask).isJson).toBe(true);
    expect(parseErrorBody(json(1_000_001), mask).isJson).toBe(false);
  });
});
