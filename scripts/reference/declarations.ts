// Reads interfaces, unions and tables of the sources with their docstrings, so that the reference says what an editor says.
import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** One field of an interface. */
export interface Field {
  name: string;
  /** The type as the source writes it; without `| undefined` if the field is optional. */
  type: string;
  optional: boolean;
  doc: string;
}

/** An exported interface or type alias. */
export interface Shape {
  name: string;
  doc: string;
  /** The fields of an interface, inherited ones first; empty for an alias. */
  fields: Field[];
  /** What an alias stands for. */
  alias?: string;
}

/** One member of a union of `{ type: '...' }` objects. */
export interface Variant {
  type: string;
  doc: string;
  fields: Field[];
}

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const parsed = new Map<string, ts.SourceFile>();

const parse = (file: string): ts.SourceFile => {
  const source = parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
};

const sourceFiles = (): string[] => globSync('{src,mock}/**/*.ts').toSorted();

const oneLine = (text: string): string =>
  text
    .replaceAll(/\{@link ([\w.]+)\}/g, '`$1`')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The text of a docstring without its tags, on one line. */
const docOf = (node: ts.Node): string => {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '');
};

const isDeclaration = (node: ts.Node): node is Declaration => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

const declarationsIn = (file: string): Declaration[] => parse(file).statements.filter(isDeclaration);

/** The declaration of a type, in `file` if it has one, else in any source. */
const findDeclaration = (file: string, name: string): Declaration | undefined =>
  [file, ...sourceFiles()].flatMap(declarationsIn).find((declaration) => declaration.name.text === name);

/** The type without its `| undefined`, and without the parentheses that a function needs there. */
const withoutUndefined = (type: string): string =>
  type.endsWith(' | undefined') ? type.slice(0, -' | undefined'.length).replace(/^\((\(.*\) => .*)\)$/, '$1') : type;

const toField = (member: ts.TypeElement): Field[] => {
  if (!member.name) return [];
  const name = member.name.getText();
  const optional = member.questionToken !== undefined;
  if (ts.isPropertySignature(member)) {
    const type = oneLine(member.type?.getText() ?? '');
    return [{ name, type: optional ? withoutUndefined(type) : type, optional, doc: docOf(member) }];
  }
  const type = oneLine(member.getText().slice(name.length).replace(/;$/, ''));
  return [{ name: `${name}()`, type, optional, doc: docOf(member) }];
};

const fieldsOf = (declaration: ts.InterfaceDeclaration): Field[] => {
  const file = declaration.getSourceFile().fileName;
  const inherited = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap(({ expression }) => {
      const parent = findDeclaration(file, expression.getText());
      return parent && ts.isInterfaceDeclaration(parent) ? fieldsOf(parent) : [];
    }),
  );
  return [...inherited, ...declaration.members.flatMap(toField)];
};

const toShape = (declaration: Declaration): Shape => {
  const { text: name } = declaration.name;
  const doc = docOf(declaration);
  return ts.isInterfaceDeclaration(declaration)
    ? { name, doc, fields: fieldsOf(declaration) }
    : { name, doc, fields: [], alias: oneLine(declaration.type.getText()).replace(/^\| /, '') };
};

/** An interface or alias by name. */
export const shapeIn = (file: string, name: string): Shape => {
  const declaration = findDeclaration(file, name);
  if (!declaration) throw new Error(`${file} declares no type ${name}.`);
  return toShape(declaration);
};

/** Every exported interface and alias of a file, in its order. */
export const shapesIn = (file: string): Shape[] =>
  declarationsIn(file)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map(toShape);

const membersOf = (node: ts.TypeNode): Field[] => {
  if (ts.isTypeLiteralNode(node)) return node.members.flatMap(toField);
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type);
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap(membersOf);
  if (ts.isTypeReferenceNode(node)) return shapeIn(node.getSourceFile().fileName, node.typeName.getText()).fields;
  return [];
};

/** The docstring between two members of a union. */
const docBefore = (node: ts.Node): string => {
  const text = node.getSourceFile().text.slice(0, node.getStart());
  const comment = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\|?\s*\(?\s*$/.exec(text)?.[1] ?? '';
  return oneLine(comment.replaceAll(/^\s*\*/gm, ''));
};

/** The variants of a union of `{ type: '...' }` objects, those of unions within it included. */
export const variantsIn = (file: string, name: string): Variant[] => {
  const declaration = findDeclaration(file, name);
  if (!declaration || !ts.isTypeAliasDeclaration(declaration)) throw new Error(`${file} declares no union ${name}.`);
  const members = ts.isUnionTypeNode(declaration.type) ? declaration.type.types : [declaration.type];
  return members.flatMap((member) => {
    if (ts.isTypeReferenceNode(member)) return variantsIn(declaration.getSourceFile().fileName, member.typeName.getText());
    const fields = membersOf(member);
    const type = fields.find((field) => field.name === 'type');
    return type
      ? [{ type: type.type.replaceAll("'", ''), doc: docBefore(member) || type.doc, fields: fields.filter((field) => field !== type) }]
      : [];
  });
};

/** What the first of the files that declares a constant initializes it with. */
const findConstant = (files: readonly string[], name: string): ts.Expression | undefined =>
  files
    .flatMap((file) => parse(file).statements.filter(ts.isVariableStatement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText() === name)?.initializer;

const constantIn = (file: string, name: string): ts.Expression => {
  const found = findConstant([file], name);
  if (!found) throw new Error(`${file} declares no constant ${name}.`);
  return found;
};

const objectIn = (expression: ts.Expression): ts.ObjectLiteralExpression => {
  if (ts.isObjectLiteralExpression(expression)) return expression;
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) return objectIn(expression.expression);
  throw new Error(`${expression.getText().slice(0, 40)} is not an object literal.`);
};

/** The properties of a constant object, with their docstrings. */
export const propertiesIn = (file: string, name: string): { name: string; doc: string; value: string }[] =>
  objectIn(constantIn(file, name)).properties.map((property) => ({
    name: (property.name?.getText() ?? '').replaceAll("'", ''),
    doc: docOf(property),
    value: ts.isPropertyAssignment(property) ? property.initializer.getText() : '',
  }));

const contractFiles = (): string[] => globSync('src/contract/*.ts').toSorted();

const namesOf = (expression: ts.Expression): string[] => {
  if (ts.isIdentifier(expression)) {
    const declared = findConstant(contractFiles(), expression.text);
    return declared ? namesOf(declared) : [];
  }
  if (!ts.isCallExpression(expression)) return [];
  const { expression: called } = expression;
  if (ts.isCallExpression(called) && called.expression.getText() === 'schemaFor') {
    return (called.typeArguments ?? []).map((argument) => argument.getText());
  }
  return expression.arguments.flatMap(namesOf);
};

/** The types that a schema of the endpoint table is tied to, by operation. */
export const typesOfEndpoints = (): Record<string, { request: string[]; response: string[] }> => {
  const rows = objectIn(constantIn('src/contract/endpoints.ts', 'endpoints')).properties.filter(ts.isPropertyAssignment);
  return Object.fromEntries(
    rows.map((row) => {
      const typesOf = (field: string): string[] => {
        const property = objectIn(row.initializer).properties.find((one) => one.name?.getText() === field);
        return property && ts.isPropertyAssignment(property) ? namesOf(property.initializer) : [];
      };
      return [row.name.getText().replaceAll("'", ''), { request: typesOf('request'), response: typesOf('response') }];
    }),
  );
};
