import { writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, inject, test } from 'vitest';
import { entries } from '../../scripts/entries.ts';

const installed = path.join(inject('consumer'), 'node_modules/@recipe-ai/sdk/dist');
const declarations = entries.flatMap(({ output }) => [`${output}.d.ts`, `${output}.d.cts`]);
const options = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  types: [],
};
const program = ts.createProgram(
  declarations.map((file) => path.join(installed, file)),
  options,
);
const checker = program.getTypeChecker();

/** Everything that an entry point exports, with docs and fields, as an editor shows it. */
const exportsOf = (declaration: string): ts.Symbol[] => {
  const source = program.getSourceFile(path.join(installed, declaration));
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${declaration} is not a module.`);
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));
};

const docsOf = (symbol: ts.Symbol): string => ts.displayPartsToString(symbol.getDocumentationComment(checker));

const hover = (declaration: string, name: string, field: string): string => {
  const symbol = exportsOf(declaration).find((one) => one.name === name);
  const member = symbol && checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(symbol), field);
  if (member === undefined) throw new Error(`${declaration} has no ${name}.${field}.`);
  return docsOf(member);
};

describe.each(['index.d.ts', 'index.d.cts'])('hovering in %s', (declaration) => {
  test.each([
    ['Timing', 'total_minutes'],
    ['Nutrition', 'calories'],
    ['GenerateRequest', 'time_available'],
    ['RecipeIngredient', 'quantity_max'],
    ['ClientOptions', 'maxWait'],
    ['RateLimitError', 'retryAt'],
    ['RecipeAI', 'healthify'],
  ])('%s.%s has a docstring', (name, field) => {
    expect(hover(declaration, name, field)).not.toBe('');
  });
});

test.each(declarations)('%s documents all its exports', (declaration) => {
  expect(
    exportsOf(declaration)
      .filter((symbol) => docsOf(symbol) === '')
      .map(({ name }) => name),
  ).toEqual([]);
});

/**
 * The global types of `@types/node` 22, of the oldest supported Node, that the package uses. It declares others, such as `TextEncoder`, as
 * values only. Before you add a name here, compile a program that uses it with `@types/node` 22 and without `lib.dom`.
 */
const typesOfOldestNode = ['AbortSignal', 'Buffer', 'Console', 'Headers', 'ReadableStream', 'Request', 'RequestInit', 'Response', 'URL'];

test('the declarations use only global types that the types of the oldest supported Node declare too', () => {
  const files = declarations.map((file) => path.join(installed, file));
  const nodeProgram = ts.createProgram(files, { ...options, lib: ['lib.es2023.d.ts'], types: ['node'] });
  const nodeChecker = nodeProgram.getTypeChecker();
  const used = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && (ts.isTypeReferenceNode(node.parent) || ts.isExpressionWithTypeArguments(node.parent))) {
      const symbol = nodeChecker.getSymbolAtLocation(node);
      const isGlobal = symbol && nodeChecker.resolveName(node.text, undefined, ts.SymbolFlags.Type, false) === symbol;
      const isOfNode = symbol?.declarations?.every((each) => /@types\/node|undici-types/.test(each.getSourceFile().fileName));
      if (isGlobal && isOfNode) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of nodeProgram.getSourceFiles()) if (file.fileName.includes('@recipe-ai/sdk/dist')) visit(file);
  expect([...used]).toEqual(expect.arrayContaining(['AbortSignal', 'Request', 'Response']));
  expect([...used].filter((name) => !typesOfOldestNode.includes(name))).toEqual([]);
});

const words = `
import type { RecipeAI, RecipeInput } from '@recipe-ai/sdk';
declare const sdk: RecipeAI;
declare const recipe: RecipeInput;
void sdk.healthify({ recipe, health_focus: '' });
void sdk.adaptMethod({ recipe, target_method: '' });
void sdk.suggestSubstitute({ ingredient: 'milk', unit: '' });
void sdk.pantries.items.add({ pantry_id: 'p', name: 'milk', location: '' });
void sdk.pantries.items.list({ pantry_id: 'p', category: '' });
`;

test('an editor completes the known words of a request, although its type accepts any', () => {
  const file = path.join(inject('consumer'), 'words.mts');
  writeFileSync(file, words);
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => (ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(ts.sys.readFile(name) ?? '') : undefined),
    getCurrentDirectory: () => inject('consumer'),
    getCompilationSettings: () => ({ ...options, strict: true }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const completed = [...words.matchAll(/(\w+): ''/g)].map(({ 0: field, 1: name, index }) => {
    const { entries: found = [] } = service.getCompletionsAtPosition(file, index + field.length - 1, {}) ?? {};
    return [name, found.some(({ name: word }) => /^(low_fat|air_fryer|gram|fridge|produce)$/.test(word))];
  });
  expect(completed).toEqual([
    ['health_focus', true],
    ['target_method', true],
    ['unit', true],
    ['location', true],
    ['category', true],
  ]);
});
