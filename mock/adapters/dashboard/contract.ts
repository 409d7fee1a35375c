import type { Endpoint } from '../../../src/contract/endpoint.js';
import { endpoints } from '../../../src/contract/endpoints.js';
import {
  bodyOf,
  formsOf,
  urlParametersOf,
  withoutReferences,
  type OpenApi,
  type OperationDocument,
  type Schema,
} from '../../../src/openapi/document.js';

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
  example: Record<string, unknown>;
}

/** A text without the marks of code in it. */
export const withoutMarks = (text: string): string => text.replaceAll('`', '');

const wordsOf = (schema: Schema): string[] => formsOf(schema).flatMap((form) => (form.enum ?? []) as string[]);

const inputOfType: Record<string, (schema: Schema) => Input> = {
  integer: () => ({ kind: 'number' }),
  number: () => ({ kind: 'number' }),
  boolean: () => ({ kind: 'boolean' }),
  string: (schema) => ({ kind: 'text', isLong: (schema.maxLength ?? 0) >= 500 && schema.pattern === undefined }),
  object: (schema) => ({ kind: 'object', fields: fieldsOf(schema) }),
  array: ({ items = {} }) => {
    const isText = items.type === 'string' || wordsOf(items).length > 0;
    return isText ? { kind: 'list', words: wordsOf(items) } : { kind: 'json' };
  },
};

/** How a value of that schema is entered. */
const inputOf = (schema: Schema): Input => {
  const branches = formsOf(schema).filter(({ type }) => type !== 'null');
  const words = wordsOf({ anyOf: branches });
  if (words.length > 0) return { kind: 'choice', words, isOpen: branches.length > 1 };
  const [branch] = branches;
  if (branches.length !== 1 || branch === undefined) return { kind: 'json' };
  return inputOfType[String(branch.type)]?.(branch) ?? { kind: 'json' };
};

/** The fields of an object. Of several forms of a body, a field is required if every form requires it. */
const fieldsOf = (schema: Schema): InnerField[] => {
  const forms = formsOf(schema);
  const fields = new Map<string, InnerField>();
  for (const form of forms) {
    for (const [name, field] of Object.entries(form.properties ?? {})) {
      const required = forms.every((each) => each.required?.includes(name));
      fields.set(name, { name, required, description: withoutMarks(field.description ?? ''), input: inputOf(field) });
    }
  }
  return [...fields.values()];
};

const toFields = (operation: OperationDocument): Field[] => {
  const inUrl = urlParametersOf(operation).map(({ name, in: place, required = false, description = '', schema }): Field => ({
    name,
    place: place === 'path' ? 'path' : 'query',
    required,
    description: withoutMarks(description),
    // A URL has one line.
    input: inputOf({ ...schema, maxLength: 0 }),
  }));
  const body = bodyOf(operation);
  return [...inUrl, ...(body ? fieldsOf(body.schema).map((field): Field => ({ ...field, place: 'body' })) : [])];
};

/** The operations of an OpenAPI document, in the order of the SDK's methods, as the page needs them for its forms. */
export const parseContract = ({ paths, components }: OpenApi): ContractOperation[] =>
  Object.entries<Endpoint>(endpoints).map(([name, { method, path, acceptsCallback }]): ContractOperation => {
    const operation = withoutReferences(paths[path]![method]!, components.schemas);
    return {
      name,
      summary: operation.summary,
      method: method.toUpperCase(),
      path,
      isAi: operation.servers !== undefined,
      acceptsCallback,
      fields: toFields(operation),
      example: bodyOf(operation)?.example ?? {},
    };
  });
