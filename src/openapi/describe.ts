import { globSync } from 'node:fs';
import ts from 'typescript';
import { isFields } from '../util/is-fields.js';
import type { Json } from './schemas.js';

/** What the string properties of these names hold. */
const stringForms: Readonly<Record<string, Json>> = {
  created_at: { format: 'date-time' },
  updated_at: { format: 'date-time' },
  // Not `date-time`: validators that some generators write for that format accept `Z` alone, and the service writes an offset.
  timestamp: { pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$' },
  expires_at: { format: 'date' },
  // The contract also accepts http to a loopback address, but only a mock does so too.
  callback_url: { format: 'uri', pattern: '^https://' },
};

/** The default that a JSDoc text ends with: "Default: 20." or "Default: `general`." */
const defaultIn = (text: string): string | number | undefined => {
  const [, word, number] = /Default: (?:`([\w-]+)`|(\d+))\.$/.exec(text) ?? [];
  return number === undefined ? word : Number(number);
};

const annotate = (schema: Json, name: string, text: string): void => {
  if (text !== '') schema['description'] = text;
  const value = defaultIn(text);
  if (value !== undefined) schema['default'] = value;
  const branches = (schema['anyOf'] as Json[] | undefined) ?? [schema];
  for (const branch of branches) if (branch['type'] === 'string') Object.assign(branch, stringForms[name]);
};

/** Reads the JSDoc of the contract's interfaces, so that the document and the editor say the same. */
export const createDescriber = () => {
  const files = globSync('src/contract/*.ts');
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();

  const exported = new Map<string, ts.Symbol>();
  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) exported.set(symbol.name, symbol);
  }

  const textOf = (symbol: ts.Symbol): string =>
    ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .replaceAll(/\{@link (\S+?)\}/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim();

  const describeProperties = (schema: Json, type: ts.Type): void => {
    const branches = schema['anyOf'] ?? schema['oneOf'];
    if (Array.isArray(branches)) for (const branch of branches.filter(isFields)) describeProperties(branch, type);
    const value = checker.getNonNullableType(type);
    if (isFields(schema['items'])) {
      const item = checker.getIndexTypeOfType(value, ts.IndexKind.Number);
      if (item) describeProperties(schema['items'], item);
    }
    const properties = schema['properties'];
    if (!isFields(properties)) return;
    for (const property of checker.getPropertiesOfType(value)) {
      const nested = properties[property.name];
      if (!isFields(nested)) continue;
      annotate(nested, property.name, textOf(property));
      describeProperties(nested, checker.getTypeOfSymbol(property));
    }
  };

  return {
    /** The JSDoc text of an exported type; undefined if it has none. */
    textOf(name: string): string | undefined {
      const symbol = exported.get(name);
      return (symbol && textOf(symbol)) || undefined;
    },
    /** Adds the JSDoc of the type `name` to a schema and to all properties below it. */
    describe(schema: Json, name: string): Json {
      const symbol = exported.get(name);
      if (!symbol) return schema;
      const text = textOf(symbol);
      describeProperties(schema, checker.getDeclaredTypeOfSymbol(symbol));
      return text === '' || '$ref' in schema ? schema : { description: text, ...schema };
    },
  };
};

export type Describer = ReturnType<typeof createDescriber>;
