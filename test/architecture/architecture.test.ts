import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { circlesAmong, filesIn, importsIn, importsOf, type Import } from './imports.js';
import { moduleOf, modules, moduleTable } from './modules.js';

const files = filesIn('src', 'mock', 'cli', 'examples');
const imports = importsOf(files);

const matches = (specifier: string, patterns: readonly string[] = []): boolean =>
  patterns.some((pattern) => (pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern));

/** Why an import is not allowed; undefined if it is. */
const violationOf = ({ from, specifier, to, typesOnly }: Import): string | undefined => {
  const home = moduleOf(from) ?? '';
  const module = modules[home];
  if (to === undefined) return matches(specifier, module?.packages) ? undefined : `${from}: ${home} may not import ${specifier}`;
  const target = moduleOf(to) ?? 'no module';
  if (target === home || module?.imports?.includes(target) || module?.imports?.includes(to)) return undefined;
  if (module?.types?.includes(target)) return typesOnly ? undefined : `${from}: ${home} may import only types from ${to}`;
  return `${from}: ${home} may not import ${to}, which belongs to ${target}`;
};

test('every file belongs to a module', () => {
  expect(files.filter((file) => moduleOf(file) === undefined)).toEqual([]);
});

test('modules import only what the table allows', () => {
  expect(imports.map(violationOf).filter((sentence) => sentence !== undefined)).toEqual([]);
});

test('a module imports only modules above it in the table, so modules form a DAG', () => {
  const order = Object.keys(modules);
  const upwards = Object.entries(modules).flatMap(([name, { imports: allowed = [], types = [] }]) =>
    [...allowed, ...types]
      .map((path) => moduleOf(path) ?? path)
      .filter((target) => order.indexOf(target) < 0 || order.indexOf(target) >= order.indexOf(name))
      .map((target) => `${name} -> ${target}`),
  );
  expect(upwards).toEqual([]);
});

test('ARCHITECTURE.md prints the table', () => {
  expect(readFileSync('ARCHITECTURE.md', 'utf8')).toContain(moduleTable());
});

test('no files import each other in a cycle', () => {
  expect(circlesAmong(imports).map((circle) => circle.join(' -> '))).toEqual([]);
});

test('only src/client/fetch-once.ts imports ky', () => {
  expect(imports.filter(({ specifier }) => specifier === 'ky').every(({ from }) => from === 'src/client/fetch-once.ts')).toBe(true);
});

test('zod comes as a namespace of zod/mini, because a named z keeps every locale in the bundle', () => {
  const wrong = imports.filter(
    ({ specifier, names }) => /^zod($|\/)/.test(specifier) && (specifier !== 'zod/mini' || names.join() !== '*'),
  );
  expect(wrong).toEqual([]);
});

test('no source imports an entry file: entries are for users of the package', () => {
  const entries = imports.filter(
    ({ from, to }) => to !== undefined && /^(src|mock)\/(callbacks\/)?index\.ts$/.test(to) && !from.startsWith('test/'),
  );
  expect(entries.filter(({ from, to }) => !(from === 'src/index.ts' && to === 'src/callbacks/index.ts'))).toEqual([]);
});

test('no module keeps state, which every user of the process would share', () => {
  const state = /^(export )?(let |var |const \w+(: [^=]+)? = new (Map|Set)(<.*>)?\(\);)/m;
  expect(files.filter((file) => /^(src|mock)\//.test(file) && state.test(readFileSync(file, 'utf8')))).toEqual([]);
});

describe('the reader of imports', () => {
  test('distinguishes type imports, and finds every form of import', () => {
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

  test('finds a cycle through types too, and none in a tree', () => {
    const edge = (from: string, to: string): Import => ({ from, to, specifier: to, typesOnly: true, names: [] });
    expect(circlesAmong([edge('a', 'b'), edge('b', 'c'), edge('a', 'c')])).toEqual([]);
    expect(circlesAmong([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])).toEqual([['a', 'b', 'c', 'a']]);
  });

  test('an import that the table does not allow is reported', () => {
    const violationsIn = (file: string, source: string) => importsIn(file, source).map(violationOf);
    expect(violationsIn('mock/service/x.ts', "import { request } from '../../src/client/request.js';")).toEqual([
      'mock/service/x.ts: mock/service may not import src/client/request.ts, which belongs to src/client',
    ]);
    expect(violationsIn('mock/kitchen/x.ts', "import { endpoints } from '../../src/contract/endpoints.js';")[0]).toContain('only types');
    expect(violationsIn('mock/service/x.ts', "import { http } from 'msw';")[0]).toContain('may not import msw');
  });
});
