import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPhrases } from '../../../../mock/kitchen/text/phrases.js';
import { oneOf, readTable, TableError } from '../../../../mock/kitchen/text/read-table.js';
import { createTableReader } from '../../../../mock/kitchen/text/table-reader.js';
import { tokenize } from '../../../../mock/kitchen/text/tokenize.js';
import { byColumn, columnsOf, compileTables } from '../../../../scripts/compile-tables.ts';

test.each([...compileTables().keys()])('%s is compiled from the data files as they are: else run `npm run tables`', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(compileTables().get(path));
});

describe('a table', () => {
  const read = (text: string) => readTable('sizes.tsv', columnsOf('sizes.tsv', text), ['phrase', 'tags']);

  test('names its columns in any order, and may have comments and empty cells', () => {
    const rows = read('# sizes\ntags\tphrase\n\nsize\tlarge\n\tsmall\n');
    expect(rows.map(({ line, cells }) => [line, cells.phrase, cells.tags])).toEqual([
      [4, 'large', 'size'],
      [5, 'small', ''],
    ]);
  });

  test.each([
    ['', 'sizes.tsv:1: the table is empty'],
    ['phrase\ttags\ttags\n', 'sizes.tsv:1: a column is named twice: phrase, tags, tags.'],
    ['phrase\ttags\nlarge\tsize\tred\n', 'sizes.tsv:2: the row has 3 cells, and the table has 2 columns.'],
  ])('that cannot be read says where: %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  test.each([
    ['phrase\n', 'sizes.tsv: the columns are phrase. Expected phrase, tags.'],
    ['phrase\ttags\tcolor\n', 'sizes.tsv: the columns are phrase, tags, color.'],
  ])('with other columns than its reader expects says so: %j', (text, message) => {
    expect(() => read(text)).toThrow(TableError);
    expect(() => read(text)).toThrow(message);
  });

  test('lets its reader refuse a cell', () => {
    const [row] = read('phrase\ttags\nlarge\tsise\n');
    expect(() => row?.fail('tags', '"sise" is not a tag.')).toThrow('sizes.tsv:2: tags: "sise" is not a tag.');
  });
});

describe('the reader of a folder', () => {
  const text = 'phrase\ttags\nlarge\tsise\nsmall\tsize\n';
  const reader = createTableReader('text', byColumn('text', { 'sizes.tsv': text, 'other.tsv': 'phrase\ntiny\n' }));
  const sizes = reader.mapOf('sizes.tsv', ['phrase', 'tags'], (row) => oneOf(row, 'tags', ['size']));

  test('reads a table when it is first needed', () => {
    expect([...reader.readFiles]).toEqual([]);
    expect(sizes).toThrow('text/data/sizes.tsv:2: tags: "sise" is not one of size.');
    expect([...reader.readFiles]).toEqual(['sizes.tsv']);
  });
});

describe('phrases', () => {
  const phrases = createPhrases([
    ['sea bass', 'fish'],
    ['bass', 'unknown'],
    ['bring to a boil', 'cook'],
  ]);

  test('are found in any form, the longest first', () => {
    const found = (text: string) => phrases.all(tokenize(text)).map(({ value, start, end }) => [value, text.slice(start, end)]);
    expect(found('Fry the Sea-Basses.')).toEqual([['fish', 'Sea-Basses']]);
    expect(found('Bass, sea')).toEqual([['unknown', 'Bass']]);
    expect(found('It is brought to a boil')).toEqual([['cook', 'brought to a boil']]);
    expect(found('sea. bass')).toEqual([['unknown', 'bass']]);
  });

  test('have the value of the first of two that are equal', () => {
    expect(createPhrases([['egg', 1], ['Eggs', 2]]).get('egg')).toBe(1); // prettier-ignore
  });
});
