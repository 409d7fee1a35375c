/** A part of the OpenAPI document. */
export type Json = Record<string, unknown>;

/** One field of a request. */
export interface Field {
  name: string;
  place: 'path' | 'query' | 'body';
  required: boolean;
  schema: Json;
  description: string;
}

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
  fields: Field[];
  example: Json;
}

/** The operations by name. */
export type Contract = ReadonlyMap<string, ContractOperation>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Json;
}

interface OpenApiOperation {
  operationId: string;
  summary: string;
  servers?: unknown[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Json; example?: Json }> };
}

interface OpenApi {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, Json> };
}

/** A value as a person reads it: texts and numbers as they are, anything else as JSON. */
export const toText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Replaces references by what they name. */
const resolveReferences = (value: unknown, schemas: Record<string, Json>): unknown => {
  if (Array.isArray(value)) return value.map((each) => resolveReferences(each, schemas));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...rest } = value as Json;
  const named = typeof $ref === 'string' ? schemas[$ref.split('/').at(-1)!] : undefined;
  const entries = Object.entries({ ...named, ...rest }).map(([name, inner]) => [name, resolveReferences(inner, schemas)]);
  return Object.fromEntries(entries) as Json;
};

/** The fields of an object. Of several forms of a body, a field is required if every form requires it. */
const fieldsOf = (schema: Json): Omit<Field, 'place'>[] => {
  const forms = (schema['anyOf'] as Json[] | undefined) ?? [schema];
  const fields = new Map<string, Omit<Field, 'place'>>();
  for (const form of forms) {
    for (const [name, of] of Object.entries((form['properties'] ?? {}) as Record<string, Json>)) {
      const required = forms.every((each) => ((each['required'] ?? []) as string[]).includes(name));
      fields.set(name, { name, required, schema: of, description: toText(of['description']) });
    }
  }
  return [...fields.values()];
};

const camelCase = (name: string): string => name.replace(/\.(\w)/g, (_, letter: string) => letter.toUpperCase());

const toFields = ({ parameters = [], requestBody }: OpenApiOperation): Field[] => {
  const inUrl = parameters
    .filter((each) => each.in !== 'header')
    .map(({ name, in: place, required = false, description = '', schema }): Field => ({
      name,
      place: place === 'path' ? 'path' : 'query',
      required,
      schema,
      description,
    }));
  const body = requestBody?.content['application/json']?.schema;
  return [...inUrl, ...(body ? fieldsOf(body).map((field): Field => ({ ...field, place: 'body' })) : [])];
};

/** Reads the operations of the mock's OpenAPI document. `names` are those of the SDK's methods. */
export const parseContract = (document: unknown, names: readonly string[]): Contract => {
  const { paths, components } = document as OpenApi;
  const nameOf = new Map(names.map((name) => [camelCase(name), name]));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]): ContractOperation => {
      const operation = resolveReferences(raw, components.schemas) as OpenApiOperation;
      return {
        name: nameOf.get(operation.operationId) ?? operation.operationId,
        summary: operation.summary,
        method: method.toUpperCase(),
        path,
        isAi: operation.servers !== undefined,
        fields: toFields(operation),
        example: operation.requestBody?.content['application/json']?.example ?? {},
      };
    }),
  );
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  return new Map(names.flatMap((name) => (byName.has(name) ? [[name, byName.get(name)!]] : [])));
};

/** How a value of a schema is entered. */
export type Input =
  | { kind: 'text' | 'number' | 'boolean' | 'json'; isLong?: boolean }
  /** One of these words; others are possible if it is `open`. */
  | { kind: 'choice'; words: string[]; isOpen: boolean }
  | { kind: 'list'; words: string[] }
  | { kind: 'object'; fields: Omit<Field, 'place'>[] };

const wordsOf = (schema: Json): string[] => {
  const branches = (schema['anyOf'] as Json[] | undefined) ?? [schema];
  return branches.flatMap((branch) => (branch['enum'] ?? []) as string[]);
};

const inputOfType: Record<string, (schema: Json) => Input> = {
  integer: () => ({ kind: 'number' }),
  number: () => ({ kind: 'number' }),
  boolean: () => ({ kind: 'boolean' }),
  string: (schema) => ({ kind: 'text', isLong: Number(schema['maxLength'] ?? 0) >= 500 && schema['format'] === undefined }),
  object: (schema) => ({ kind: 'object', fields: fieldsOf(schema) }),
  array: (schema) => {
    const items = (schema['items'] ?? {}) as Json;
    const isText = items['type'] === 'string' || wordsOf(items).length > 0;
    return isText ? { kind: 'list', words: wordsOf(items) } : { kind: 'json' };
  },
};

/** How a value of that schema is entered. */
export const inputOf = (schema: Json): Input => {
  const branches = ((schema['anyOf'] as Json[] | undefined) ?? [schema]).filter(({ type }) => type !== 'null');
  const words = wordsOf({ anyOf: branches });
  if (words.length > 0) return { kind: 'choice', words, isOpen: branches.length > 1 };
  const [branch] = branches;
  if (branches.length !== 1 || branch === undefined) return { kind: 'json' };
  return inputOfType[String(branch['type'])]?.(branch) ?? { kind: 'json' };
};

/** A request over HTTP. */
export interface HttpRequest {
  method: string;
  /** Path and query. */
  path: string;
  body?: string;
}

/** The request of an operation with these values, as the SDK takes them. */
export const toHttpRequest = ({ method, path, fields }: ContractOperation, values: Json): HttpRequest => {
  const inPath = new Set(fields.filter(({ place }) => place === 'path').map(({ name }) => name));
  const rest = Object.entries(values).filter(([name, value]) => value !== undefined && !inPath.has(name));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(toText(values[name])));
  if (method === 'POST' || method === 'PATCH') return { method, path: filled, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams(rest.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]));
  return { method, path: query.size > 0 ? `${filled}?${query}` : filled };
};
