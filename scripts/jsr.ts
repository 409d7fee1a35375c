// Writes the folder `jsr`: the package as JSR takes it, made of the build. Publish it with `npx deno publish` in the folder.
//
// It has the built ES modules with their declarations, because the types of zod's schemas are "slow types" for JSR. JSR takes no CommonJS,
// and the mock shares its bundles as CommonJS, so the mock stays on npm: `npm:@recipe-ai/sdk/mock`.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { entries } from './entries.ts';
import { withAbsoluteLinks } from './packed-links.ts';

const FOLDER = 'jsr';

const specifiers = /(?<=\b(?:from|import)\b *\(? *["'])[^"'\s]+(?=["'])/g;

/** A text without comments: examples in docstrings import too. */
const withoutComments = (text: string): string => text.replaceAll(/\/\*\*.*?\*\//gs, '');

const importsOf = (file: string, text: string): string[] => (file.endsWith('.json') ? [] : (withoutComments(text).match(specifiers) ?? []));

/** The text of a file with the `imports` of package.json, such as `#openapi`, as paths. JSR knows them only in a package.json. */
const withPaths = (file: string, text: string): string =>
  text.replaceAll(specifiers, (specifier) => {
    if (!specifier.startsWith('#')) return specifier;
    const target = (manifest.imports as Record<string, unknown>)[specifier];
    if (typeof target !== 'string') throw new Error(`${specifier} in ${file} is not one file in package.json.`);
    return `./${path.posix.relative(path.posix.dirname(file), path.posix.relative('dist', target))}`;
  });

/** Where the declarations that a specifier names are. */
const declarationOf = (specifier: string): string => specifier.replace(/\.cjs$/, '.d.cts');

/** A file of `dist` and every file that it imports, each with its text. */
export const filesFrom = (start: string, read: (file: string) => string): Map<string, string> => {
  const files = new Map<string, string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    const text = withPaths(file, read(file));
    files.set(file, text);
    const relative = importsOf(file, text).filter((specifier) => specifier.startsWith('.'));
    for (const specifier of relative) add(path.posix.join(path.posix.dirname(file), declarationOf(specifier)));
  };
  add(start);
  return files;
};

/** Declarations as those of an ES module. JSR takes no reference to a library of TypeScript; Deno has all of them. */
export const toModuleDeclarations = (text: string): string =>
  text.replace(/^\/\/\/ <reference lib=.*\n/, '').replaceAll(specifiers, (specifier) => specifier.replace(/^(\..*)\.cjs$/, '$1.d.ts'));

/** The `npm:` specifier of a package in the range of package.json. Deno reads no `>=` there. */
const toNpm = (specifier: string): string => {
  const [, name = '', subpath = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  const range = ({ ...manifest.dependencies, ...manifest.peerDependencies } as Record<string, string>)[name];
  if (range === undefined) throw new Error(`${specifier} is not a dependency in package.json.`);
  return `npm:${name}@${range.replace(/^>=/, '^')}${subpath}`;
};

/** The package's files by name, with its `jsr.json`. */
export const jsrFiles = (read: (file: string) => string): Map<string, string> => {
  const published = entries.filter(({ source }) => !source.startsWith('mock/'));
  const files = new Map<string, string>();
  for (const { output } of published) {
    for (const [file, text] of filesFrom(`${output}.d.cts`, read))
      files.set(file.replace(/\.d\.cts$/, '.d.ts'), toModuleDeclarations(text));
    for (const [file, text] of filesFrom(`${output}.js`, read)) files.set(file, text);
  }
  for (const { output } of published) {
    const types = `/* @ts-self-types="./${path.posix.basename(output)}.d.ts" */\n`;
    files.set(`${output}.js`, types + files.get(`${output}.js`)!);
  }
  const packages = [...files].flatMap(([file, text]) => importsOf(file, text)).filter((specifier) => !/^\.|^node:/.test(specifier));
  const { name, version, license } = manifest;
  const config = {
    name,
    version,
    license,
    exports: Object.fromEntries(published.map((entry) => [`.${entry.name.slice(name.length)}`, `./${entry.output}.js`])),
    imports: Object.fromEntries(packages.toSorted().map((specifier) => [specifier, toNpm(specifier)])),
    // Deno leaves out what git ignores, and git ignores the folder.
    publish: { exclude: ['!.'] },
  };
  return files.set('jsr.json', `${JSON.stringify(config, null, 2)}\n`);
};

if (import.meta.main) {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [file, text] of jsrFiles((name) => readFileSync(path.join('dist', name), 'utf8'))) {
    mkdirSync(path.join(FOLDER, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(FOLDER, file), text);
  }
  cpSync('LICENSE', path.join(FOLDER, 'LICENSE'));
  writeFileSync(
    path.join(FOLDER, 'README.md'),
    withAbsoluteLinks(readFileSync('README.md', 'utf8'), 'README.md', () => false),
  );
}
