import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { saveRecording, type Fixture } from '../../../mock/record.js';
import { filesIn, fixtureOf, newPath } from '../../support/recordings.js';

const list = (cursor: string): Fixture => fixtureOf('pantries.list', { path: '/api/v1/pantries' }, { body: { next_cursor: cursor } });

const namesIn = (folder: string): string[] => Object.keys(filesIn(folder)).toSorted();

test('a file has the name of the fixture, without what a path cannot hold, and at most 60 characters of it', () => {
  const folder = newPath();
  saveRecording(folder, [
    fixtureOf('GET /api/v1/menus?a=1', { path: '/api/v1/menus?a=1' }, {}),
    fixtureOf(`GET /${'x'.repeat(90)}`, { path: '/x' }, {}),
  ]);
  expect(namesIn(folder)).toEqual([
    expect.stringMatching(/^GET-api-v1-menus-a-1-\w{10}\.json$/),
    expect.stringMatching(/^GET-x{56}-\w{10}\.json$/),
  ]);
});

test('each response to the same request has a file, except for one that is equal to the one before it', () => {
  const folder = newPath();
  saveRecording(folder, ['one', 'two', 'two', 'three'].map(list));
  const files = filesIn(folder);
  expect(namesIn(folder).map((name) => [name.replace(/-\w{10}/, ''), (JSON.parse(files[name]!) as Fixture).response.body])).toEqual([
    ['pantries.list.2.json', { next_cursor: 'two' }],
    ['pantries.list.3.json', { next_cursor: 'three' }],
    ['pantries.list.json', { next_cursor: 'one' }],
  ]);
});

test('a new recording deletes the later responses of an earlier one, and no other file', () => {
  const folder = newPath();
  mkdirSync(folder);
  saveRecording(folder, [list('one')]);
  const [name = ''] = namesIn(folder);
  const stem = name.replace(/\.json$/, '');
  const others = [`${stem}.2.json.bak`, `${stem}.v2.json`, `${stem}-2.json`, 'notes.2.json'];
  for (const file of [`${stem}.2.json`, `${stem}.12.json`, ...others]) writeFileSync(path.join(folder, file), '{}');
  saveRecording(folder, [list('new')]);
  expect(namesIn(folder)).toEqual([name, ...others].toSorted());
});
