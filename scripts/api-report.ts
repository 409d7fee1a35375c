// Writes the public API of every entry point, as its declarations say it: `npm run api-report`. A change of a public type is a change of
// these files, so a review sees it.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { entries } from './entries.ts';

/** Where the reports are. */
export const API_FOLDER = 'test/package/api';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  types: ['node'],
};

const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });

/** A declaration without comments. A variable is printed with its `declare const`. */
const print = (declaration: ts.Declaration): string => {
  const isVariable = ts.isVariableDeclaration(declaration);
  const text = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
  return isVariable ? `declare const ${text};` : text;
};

const byName = (one: ts.Symbol, other: ts.Symbol): number => one.name.localeCompare(other.name, 'en');

/** The reports of a built package, by file name; `folder` is its `dist`. */
export const apiReports = (folder: string): Record<string, string> => {
  const root = path.resolve(folder);
  const fileOf = (output: string): string => path.join(root, `${output}.d.ts`);
  const program = ts.createProgram(
    entries.map(({ output }) => fileOf(output)),
    options,
  );
  const checker = program.getTypeChecker();
  const resolve = (symbol: ts.Symbol): ts.Symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);

  /** The declarations of a symbol that stand at the top of a file of the package. */
  const declarationsOf = (symbol: ts.Symbol): ts.Declaration[] =>
    (symbol.declarations ?? []).filter((declaration) => {
      if (ts.isSourceFile(declaration)) return false;
      const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
      return ts.isSourceFile(statement.parent) && declaration.getSourceFile().fileName.startsWith(`${root.replaceAll(path.sep, '/')}/`);
    });

  /** The symbols of the package that the declarations of a symbol mention. */
  const mentionedBy = (symbol: ts.Symbol): ts.Symbol[] => {
    const found = new Set<ts.Symbol>();
    const visit = (node: ts.Node): void => {
      const mentioned = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
      if (mentioned !== undefined && declarationsOf(resolve(mentioned)).length > 0) found.add(resolve(mentioned));
      ts.forEachChild(node, visit);
    };
    for (const declaration of declarationsOf(symbol)) visit(declaration);
    return [...found];
  };

  /** The entry that each symbol was reported for, because a type is reported once. */
  const reportedBy = new Map<ts.Symbol, string>();

  const reportOf = (name: string, output: string): string => {
    const source = program.getSourceFile(fileOf(output));
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${fileOf(output)} is not a module. Run \`npm run build\`.`);
    const exported = checker.getExportsOfModule(module).toSorted(byName);
    const again = exported.flatMap((symbol) => {
      const from = reportedBy.get(resolve(symbol));
      return from === undefined ? [] : [`export { ${symbol.name} } from '${from}';`];
    });
    const renamed = exported.find((symbol) => resolve(symbol).name !== symbol.name);
    if (renamed !== undefined)
      throw new Error(`${name} exports ${resolve(renamed).name} as ${renamed.name}, which a report does not show.`);
    const own = exported.map(resolve).filter((symbol) => !reportedBy.has(symbol));
    for (const symbol of own) reportedBy.set(symbol, name);
    const hidden: ts.Symbol[] = [];
    const collect = (symbol: ts.Symbol): void => {
      for (const mentioned of mentionedBy(symbol).filter((each) => !reportedBy.has(each))) {
        reportedBy.set(mentioned, name);
        hidden.push(mentioned);
        collect(mentioned);
      }
    };
    own.forEach(collect);
    const texts = (symbols: ts.Symbol[]): string[] => symbols.flatMap((symbol) => declarationsOf(symbol).map(print));
    const block = (lines: string[], separator = '\n\n'): string => `\`\`\`ts\n${lines.join(separator)}\n\`\`\``;
    return `${[
      `# ${name}`,
      '<!-- Written by `npm run api-report` from the declarations. -->',
      ...(own.length > 0 ? [block(texts(own))] : []),
      ...(again.length > 0 ? ['## From other entries', block(again, '\n')] : []),
      ...(hidden.length > 0 ? ['## Mentioned, but not exported', block(texts(hidden.toSorted(byName)))] : []),
    ].join('\n\n')}\n`;
  };
  return Object.fromEntries(entries.map(({ name, output }) => [`${output.replaceAll('/', '-')}.md`, reportOf(name, output)]));
};

if (import.meta.main) {
  mkdirSync(API_FOLDER, { recursive: true });
  for (const [file, text] of Object.entries(apiReports('dist'))) writeFileSync(path.join(API_FOLDER, file), text);
}
