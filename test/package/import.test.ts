import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import vm from 'node:vm';
import { build } from 'esbuild';
import { describe, expect, inject, test } from 'vitest';
import { entries } from '../../scripts/entries.ts';

const run = promisify(execFile);

/** A folder with all packages, because two entries need msw. */
const folder = inject('workshop');

const bundle = async (program: string, format: 'esm' | 'iife'): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: folder },
    bundle: true,
    format,
    platform: 'browser',
    target: 'es2022',
    external: ['node:*', 'msw', 'msw/*', '@modelcontextprotocol/*'],
    logLevel: 'error',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};

test.each(entries)('an unused import of $name leaves nothing in a bundle', async ({ name }) => {
  expect(await bundle(`import '${name}';\nimport * as all from '${name}';`, 'esm')).toBe('');
});

/** What zod registers at import, and what Node registers when ky asks whether there is a `Request`. */
const ofOthers = /^(globalThis\.)?(__zod_global|Symbol\(undici\.)/;

/** Every property that can be reached from the global object, such as `globalThis.Array.prototype.at`. */
const listProperties = `(() => {
  const listed = new Set();
  const places = [];
  const list = (value, name) => {
    if (Object(value) !== value || listed.has(value)) return;
    listed.add(value);
    for (const key of Reflect.ownKeys(value)) {
      const place = name + '.' + String(key);
      places.push(place);
      list(Reflect.getOwnPropertyDescriptor(value, key).value, place);
    }
  };
  list(globalThis, 'globalThis');
  return places;
})()`;

const neutral = entries.filter(({ name }) => !/\/(node|msw|browser|mcp|record)$/.test(name));

describe('where there are no timers, no network, no encodings, no events and no process', () => {
  test.each(neutral)('$name loads and adds no property to any object', async ({ name }) => {
    // The probe imports ky at once, which creates a TextEncoder. The client does so with the first call.
    const context = vm.createContext(name.endsWith('/probe') ? { TextEncoder } : {});
    const properties = () => vm.runInContext(listProperties, context) as string[];
    const before = new Set(properties());
    vm.runInContext(
      await bundle(`import * as all from '${name}';\nif (Object.keys(all).length === 0) throw new Error();`, 'iife'),
      context,
    );
    expect(properties().filter((place) => !before.has(place) && !ofOthers.test(place))).toEqual([]);
  });
});

/** Prints what a process has after it loaded an entry, and did not have before. */
const observer = (load: string, name: string): string => `
  const net = require('node:net');
  const dns = require('node:dns');
  const used = [];
  for (const [module, method] of [[net.Socket.prototype, 'connect'], [net.Server.prototype, 'listen'], [dns, 'lookup'], [globalThis, 'fetch']])
    module[method] = () => { used.push(method); };
  const list = () => [
    ...Reflect.ownKeys(globalThis).map(String),
    ...process.eventNames().map((event) => 'listeners of ' + String(event) + ': ' + process.listenerCount(event)),
    ...process.getActiveResourcesInfo().filter((resource) => /Timeout|Immediate|TCP|UDP|Worker|Watcher|Process/.test(resource)),
    ...Object.entries(process.env).map((variable) => variable.join('=')),
    ...used,
  ];
  (async () => {
    if ('${name}'.endsWith('/msw')) await import('msw/node');
    const rest = list();
    await ${load}('${name}');
    const left = list().filter((item) => !rest.includes(item) || rest.splice(rest.indexOf(item), 1).length === 0);
    console.log(JSON.stringify(left));
  })();
`;

// Node cannot load `mock/browser`, because msw does not let it.
const inNode = entries
  .filter(({ name }) => !name.endsWith('/browser'))
  .flatMap(({ name }) => ['import', 'require'].map((load) => ({ name, load })));

describe('in Node', () => {
  test.each(inNode)('$load of $name adds no global, listener, timer, socket or variable', async ({ name, load }) => {
    const file = path.join(folder, 'observer.cjs');
    writeFileSync(file, observer(load, name));
    const { stdout } = await run(process.execPath, [file], { cwd: folder });
    expect((JSON.parse(stdout) as string[]).filter((item) => !ofOthers.test(item))).toEqual([]);
  });

  test('the observer finds what a module adds', async () => {
    const guilty = `
      globalThis.added = 1; process.env.ADDED = 'a'; process.on('exit', () => {}); setTimeout(() => {}, 1); fetch('http://127.0.0.1:1/');`;
    writeFileSync(path.join(folder, 'guilty.cjs'), guilty);
    const file = path.join(folder, 'observer.cjs');
    writeFileSync(file, observer('require', './guilty.cjs'));
    const { stdout } = await run(process.execPath, [file], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual(['added', 'listeners of exit: 1', 'Timeout', 'ADDED=a', 'fetch']);
  });
});
