import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { circlesAmong, filesIn, importsIn, importsOf, type Import } from './imports.js';
import { rooms } from './rooms.js';

const files = filesIn('src', 'mock', 'cli', 'examples');
const imports = importsOf(files);

const roomOf = (file: string): string | undefined => Object.keys(rooms).find((name) => rooms[name]?.files.test(file));

/** Why an import may not stand where it stands; undefined where it may. */
const breach = ({ from, specifier, to, typesOnly }: Import): string | undefined => {
  const home = roomOf(from) ?? '';
  const room = rooms[home];
  if (to === undefined) return room?.packages?.test(specifier) === true ? undefined : `${from}: ${home} may not import ${specifier}`;
  const target = roomOf(to) ?? 'no room';
  if (target === home || room?.rooms?.includes(target) === true) return undefined;
  if (room?.types?.includes(target) === true)
    return typesOnly || room.constants?.test(to) === true ? undefined : `${from}: ${home} may take only types from ${to}`;
  return `${from}: ${home} may not import ${to}, which is ${target}`;
};

test('every file lives in a room', () => {
  expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
});

test('rooms import only what the table allows them', () => {
  expect(imports.map(breach).filter((sentence) => sentence !== undefined)).toEqual([]);
});

test('no import walks in a circle', () => {
  expect(circlesAmong(imports).map((circle) => circle.join(' -> '))).toEqual([]);
});

test('one file alone knows ky', () => {
  expect(imports.filter(({ specifier }) => specifier === 'ky').every(({ from }) => from === 'src/send.ts')).toBe(true);
});

test('zod comes as a namespace of zod/mini, because a named z keeps every locale in the bundle', () => {
  const wrong = imports.filter(
    ({ specifier, names }) => /^zod($|\/)/.test(specifier) && (specifier !== 'zod/mini' || names.join() !== '*'),
  );
  expect(wrong).toEqual([]);
});

test('nothing inside imports an entry file, which is for strangers', () => {
  const entries = imports.filter(
    ({ from, to }) => to !== undefined && /^(src|mock)\/(callbacks\/)?index\.ts$/.test(to) && !from.startsWith('test/'),
  );
  expect(entries.filter(({ from, to }) => !(from === 'src/index.ts' && to === 'src/callbacks/index.ts'))).toEqual([]);
});

test('no module keeps state, which everybody would share; what a WeakMap remembers of a value nobody can see', () => {
  const state = /^(export )?(let |var |const \w+(: [^=]+)? = new (Map|Set)(<.*>)?\(\);)/m;
  expect(files.filter((file) => /^(src|mock)\//.test(file) && state.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the reader of imports', () => {
  test('tells types from what runs, and finds every form', () => {
    const source = `
      import type { A } from './a.js';
      import { type B, type C } from './b.js';
      import { type D, e } from './c.js';
      import f from 'f';
      import * as z from 'zod/mini';
      export type { G } from './g.js';
      export { h } from './h.js';
      type I = import('./i.js').I;
      const j = await import('./j.js');
      import 'k';
    `;
    expect(importsIn('src/x.ts', source).map(({ specifier, typesOnly }) => `${specifier} ${typesOnly ? 'types' : 'runs'}`)).toEqual([
      './a.js types',
      './b.js types',
      './c.js runs',
      'f runs',
      'zod/mini runs',
      './g.js types',
      './h.js runs',
      './i.js types',
      './j.js runs',
      'k runs',
    ]);
  });

  test('finds a circle through types too, and none in a tree', () => {
    const edge = (from: string, to: string): Import => ({ from, to, specifier: to, typesOnly: true, names: [] });
    expect(circlesAmong([edge('a', 'b'), edge('b', 'c'), edge('a', 'c')])).toEqual([]);
    expect(circlesAmong([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])).toEqual([['a', 'b', 'c', 'a']]);
  });

  test('a breach is told', () => {
    const crossing = importsIn('mock/service.ts', "import { send } from '../src/send.js';").map(breach);
    expect(crossing).toEqual(['mock/service.ts: mock/service may not import src/send.ts, which is src/send']);
    expect(importsIn('mock/kitchen/cook.ts', "import { store } from '../store.js';").map(breach)[0]).toContain(
      'may not import mock/store.ts',
    );
    expect(importsIn('mock/kitchen/cook.ts', "import { endpoints } from '../../src/contract/endpoints.js';").map(breach)[0]).toContain(
      'only types',
    );
    expect(importsIn('mock/service.ts', "import { http } from 'msw';").map(breach)[0]).toContain('may not import msw');
  });
});
