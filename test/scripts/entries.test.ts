import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entries } from '../../scripts/entries.ts';

test('typedoc.json documents every entry point', () => {
  const { entryPoints } = JSON.parse(readFileSync('typedoc.json', 'utf8')) as { entryPoints: string[] };
  expect(entryPoints.toSorted()).toEqual(entries.map(({ source }) => source).toSorted());
});
