import type { Endpoint } from '../../../src/contract/endpoint.js';
import { endpoints } from '../../../src/contract/endpoints.js';

/** A part of the OpenAPI document. */
type Json = Record<string, unknown>;

/** A field of a request, or of an object in one. */
export interface InnerField {
  name: string;
  required: boolean;
  description: string;
  input: Input;
}

/** One field of a request. */
export interface Field extends InnerField {
  place: 'path' | 'query' | 'body';
}

/** How a value is entered. */
export type Input =
  | { kind: 'text' | 'number' | 'boolean' | 'json'; isLong?: boolean }
  /** One of these words; others are possible if it is `open`. */
  | { kind: 'choice'; words: string[]; isOpen: boolean }
  | { kind: 'list'; words: string[] }
  | { kind: 'object'; fields: InnerField[] };

/** One operation of the contract. */
export interface ContractOperation {
  /** As the SDK names its method. */
  name: string;
  summary: string;
  /** Upper case. */
  method: string;
  path: string;
  /** True if the AI service has it. */
  isAi: boolean;
  /** True if the specification says that a request may have a `callback_url`. */
  acceptsCallback: boolean;
  fields: Field[];
  example: Json;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Json;
}

interface OpenApiOperation {
  summary: string;
  servers?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Json; example?: Json }> };
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Json> };
}

/** A text without the marks of code in it. */
export const withoutMarks = (text: string): string => text.replaceAll('`', '');

/** Replaces references by what they name. */
const resolveReferences = (value: unknown, schemas: Record<string, Json>): unknown => {
  if (Array.isArray(value)) return value.map((each) => resolveReferences(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Json;
  const named = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1)!] : undefined;
  const entries = Object.entries({ ...named, ...rest }).map(([name, inner]) => [name, resolveReferences(inner, schemas)]);
  return Object.fromEntries(entries) as Json;
};

const wordsOf = (schema: Json): string[] => {
  const branches = (schema['anyOf'] as Json[] | undefined) ?? [schema];
  return branches.flatMap((branch) => (branch['enum'] ?? []) as string[]);
};

const inputOfType: Record<string, (schema: Json) => Input> = {
  integer: () => ({ kind: 'number' }),
  number: () => ({ kind: 'number' }),
  boolean: () => ({ kind: 'boolean' }),
  string: (schema) => ({ kind: 'text', isLong: Number(schema['maxLength'] ?? 0) >= 500 && schema['pattern'] === undefined }),
  object: (schema) => ({ kind: 'object', fields: fieldsOf(schema) }),
  array: (schema) => {
    const items = (schema['items'] ?? {}) as Json;
    const isText = items['type'] === 'string' || wordsOf(items).length > 0;
    return isText ? { kind: 'list', words: wordsOf(items) } : { kind: 'json' };
  },
};

/** How a value of that schema is entered. */
const inputOf = (schema: Json): Input => {
  const branches = ((schema['anyOf'] as Json[] | undefined) ?? [schema]).filter(({ type }) => type !== 'null');
  const words = wordsOf({ anyOf: branches });
  if (words.length > 0) return { kind: 'choice', words, isOpen: branches.length > 1 };
  const [branch] = branches;
  if (branches.length !== 1 || branch === undefined) return { kind: 'json' };
  return inputOfType[String(branch['type'])]?.(branch) ?? { kind: 'json' };
};

/** The fields of an object. Of several forms of a body, a field is required if every form requires it. */
const fieldsOf = (schema: Json): InnerField[] => {
  const forms = (schema['anyOf'] as Json[] | undefined) ?? [schema];
  const fields = new Map<string, InnerField>();
  for (const form of forms) {
    for (const [name, of] of Object.entries((form['properties'] ?? {}) as Record<string, Json>)) {
      const required = forms.every((each) => ((each['required'] ?? []) as string[]).includes(name));
      fields.set(name, { name, required, description: withoutMarks((of['description'] as string | undefined) ?? ''), input: inputOf(of) });
    }
  }
  return [...fields.values()];
};

const toFields = ({ parameters = [], requestBody }: OpenApiOperation): Field[] => {
  const inUrl = parameters
    .filter((each) => each.in !== 'header')
    .map(({ name, in: place, required = false, description = '', schema }): Field => ({
      name,
      place: place === 'path' ? 'path' : 'query',
      required,
      description: withoutMarks(description),
      // A URL has one line.
      input: inputOf({ ...schema, maxLength: 0 }),
    }));
  const body = requestBody?.content['application/json']?.schema;
  return [...inUrl, ...(body ? fieldsOf(body).map((field): Field => ({ ...field, place: 'body' })) : [])];
};

/** The operations of an OpenAPI document, in the order of the SDK's methods, as the page needs them for its forms. */
export const parseContract = (document: unknown): ContractOperation[] => {
  const { paths, components } = document as OpenApi;
  return Object.entries<Endpoint>(endpoints).map(([name, { method, path, acceptsCallback }]): ContractOperation => {
    const operation = resolveReferences(paths[path]![method], components.schemas) as OpenApiOperation;
    return {
      name,
      summary: operation.summary,
      method: method.toUpperCase(),
      path,
      isAi: operation.servers !== undefined,
      acceptsCallback,
      fields: toFields(operation),
      example: operation.requestBody?.content['application/json']?.example ?? {},
    };
  });
};
