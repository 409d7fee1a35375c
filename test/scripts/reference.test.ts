import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { referenceFiles } from '../../scripts/reference/index.ts';

test.each(Object.entries(referenceFiles()))('%s is what `npm run reference` writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('the guide lists the client options that are not options of a call', () => {
  const guide = readFileSync('docs/guide/configuration.md', 'utf8');
  const namesOf = (table: string) => {
    const [, rows = ''] = guide.split(`<!-- generated: ${table} -->`);
    return [...rows.split('<!-- end')[0]!.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!);
  };
  const callOptions = namesOf('call-options');
  const [, list = ''] = guide.split('are not options of a call: ');
  const listed = [...list.split('. ')[0]!.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(listed).toEqual(namesOf('client-options').filter((name) => !callOptions.includes(name)));
});
