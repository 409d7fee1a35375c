import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One import, export-from, `import()` or `import('x').Type` of a file. */
export interface Import {
  /** The file that imports, such as `src/send.ts`. */
  from: string;
  /** What it imports, as it writes it. */
  specifier: string;
  /** The file of this project that it leads to, where it is one. */
  to?: string;
  /** True where nothing of it is left at run time. */
  typesOnly: boolean;
  /** The names taken, such as `z`; `*` for the whole. */
  names: string[];
}

/** The files of some folders, such as `src/send.ts`, in order. */
export const filesIn = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**'] }))
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();

const namesOf = (clause: ts.ImportClause | undefined): string[] => {
  const bindings = clause?.namedBindings;
  if (bindings === undefined) return clause?.name === undefined ? [] : ['default'];
  return ts.isNamespaceImport(bindings) ? ['*'] : bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
};

const takesOnlyTypes = (node: ts.ImportDeclaration | ts.ExportDeclaration): boolean => {
  if (ts.isExportDeclaration(node)) {
    const list = node.exportClause;
    return node.isTypeOnly || (list !== undefined && ts.isNamedExports(list) && list.elements.every(({ isTypeOnly }) => isTypeOnly));
  }
  const clause = node.importClause;
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const list = clause.namedBindings;
  return clause.name === undefined && list !== undefined && ts.isNamedImports(list) && list.elements.every(({ isTypeOnly }) => isTypeOnly);
};

/** Everything that `source` imports; `from` is its path below the project. */
export function importsIn(from: string, source: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typesOnly: boolean, names: string[]) => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const near = path.posix.join(path.posix.dirname(from), specifier.text);
    const typescript = near.replace(/\.js$/, '.ts');
    const to = [typescript, near.replace(/\.js$/, '.tsx'), near].find((file) => existsSync(file)) ?? typescript;
    found.push({ from, specifier: specifier.text, to: specifier.text.startsWith('.') ? to : undefined, typesOnly, names });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, takesOnlyTypes(node), namesOf(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, takesOnlyTypes(node), node.exportClause === undefined ? ['*'] : []);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true, ['*']);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) add(node.arguments[0], false, ['*']);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, source, ts.ScriptTarget.Latest, false, from.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

/** Everything that these files import. */
export const importsOf = (files: string[]): Import[] => files.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));

/** The circles among imports, each as the files one walks through; none where there are none. */
export function circlesAmong(imports: Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) if (to !== undefined) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[][] = [];
  const walk = (file: string, trail: string[]): void => {
    if (trail.includes(file)) {
      circles.push([...trail.slice(trail.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    for (const to of next.get(file) ?? []) walk(to, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return circles;
}
