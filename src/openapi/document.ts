import type { Operation } from '../contract/endpoints.js';
import { isFields } from '../util/is-fields.js';

/** The OpenAPI document of the package, as far as it is read. */
export interface OpenApi {
  info: { title: string; version: string; description: string };
  servers: Server[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OperationDocument>>;
  components: {
    schemas: Record<string, Schema>;
    headers: Record<string, { description: string; schema: Schema }>;
    responses: Record<string, ResponseDocument>;
  };
}

interface Server {
  url: string;
  description?: string;
}

/** A JSON Schema, or a part of one. */
export interface Schema {
  [keyword: string]: unknown;
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

interface Content {
  'application/json': { schema: Schema; example?: Record<string, unknown>; examples?: Record<string, { value: unknown }> };
}

export interface ResponseDocument {
  $ref?: string;
  description?: string;
  headers?: Record<string, unknown>;
  content?: Content;
}

export interface OperationDocument {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-retryable': boolean;
  'x-sdk-method': Operation;
  servers?: Server[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, ResponseDocument>;
  callbacks?: Record<string, Record<string, { post: OperationDocument }>>;
}

/** The last part of a reference, such as `Pantry`. */
export const nameOf = (reference: string): string => reference.split('/').at(-1)!;

/** A schema, or anything that holds schemas, with what its references name instead of them. */
export const withoutReferences = <Part>(part: Part, schemas: Readonly<Record<string, Schema>>): Part => {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isFields(value)) return value;
    const { $ref, ...rest } = value;
    const named = typeof $ref === 'string' ? schemas[nameOf($ref)] : undefined;
    return Object.fromEntries(Object.entries({ ...named, ...rest }).map(([name, inner]) => [name, resolve(inner)]));
  };
  return resolve(part) as Part;
};

/** The forms that a value may have; most have one. */
export const formsOf = (schema: Schema): Schema[] => schema.anyOf ?? [schema];

/** The fields in the path and the query of a request. */
export const urlParametersOf = ({ parameters = [] }: OperationDocument) => parameters.filter((parameter) => parameter.in !== 'header');

/** The body of a request, if it has one. */
export const bodyOf = ({ requestBody }: OperationDocument) => requestBody?.content['application/json'];
