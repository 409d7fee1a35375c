import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entries } from '../../scripts/entries.ts';

const mocks = entries.filter(({ source }) => source.startsWith('mock/'));
const sources = mocks.map(({ source }) => path.resolve(source));
const program = ts.createProgram(sources, {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  noEmit: true,
});
const checker = program.getTypeChecker();
const kinds = ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class;

/** The types that a file exports, wherever they are declared. */
const typesOf = (file: string): ts.Symbol[] =>
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ flags }) => flags & kinds);

const isOurs = (member: ts.Symbol): boolean =>
  member.declarations?.some((place) => place.getSourceFile().fileName.startsWith(path.resolve('mock'))) === true;

/** What an editor would show nothing for. */
const undocumented = (type: ts.Symbol): string[] =>
  checker
    .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(type))
    .filter((member) => !member.name.startsWith('__') && isOurs(member) && member.getDocumentationComment(checker).length === 0)
    .map((member) => `${type.name}.${member.name}`);

test.each(mocks)('every field of the types that $name exports has a docstring', ({ source }) => {
  const types = typesOf(path.resolve(source));
  expect(types.length).toBeGreaterThan(0);
  expect(types.flatMap(undocumented)).toEqual([]);
});
