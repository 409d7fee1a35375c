import type { Operation } from '../contract/endpoints.js';
import { isFields } from '../util/is-fields.js';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

/** The parts of the OpenAPI document that describe a request or a response. */
export interface OperationDocument {
  operationId: string;
  summary: string;
  'x-retryable': boolean;
  'x-sdk-method': Operation;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, { content?: { 'application/json': { schema: JsonSchema } } }>;
}

/** A part of a request that must be complete: the whole request, or one of the forms that it may have. */
interface ObjectSchema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** Not for a model: the result is returned to it, and nobody receives a callback. */
export const CALLBACK_FIELDS = ['callback_url', 'request_id'];

/** Left out: the client checks patterns and formats itself, not every provider reads them, and a response need not have them. */
const UNCHECKED = ['pattern', 'format'];

/** A schema with what its references lead to instead of them: not every provider of a model follows a `$ref`. */
const inline = (value: unknown, schemas: Readonly<Record<string, unknown>>): unknown => {
  if (Array.isArray(value)) return value.map((each) => inline(each, schemas));
  if (!isFields(value)) return value;
  const { $ref, ...fields } = value;
  const target = typeof $ref === 'string' ? (inline(schemas[$ref.slice($ref.lastIndexOf('/') + 1)], schemas) as object) : {};
  const entries = Object.entries(fields).filter(([name, of]) => !(UNCHECKED.includes(name) && typeof of === 'string'));
  return { ...target, ...Object.fromEntries(entries.map(([name, of]) => [name, inline(of, schemas)])) };
};

/** The forms that a request body may have; most have one. */
const formsOf = ({ requestBody }: OperationDocument): ObjectSchema[] => {
  const schema = requestBody?.content['application/json'].schema;
  return schema === undefined ? [] : ((schema['anyOf'] as ObjectSchema[] | undefined) ?? [schema]);
};

/** The required fields of all forms, and those of each single form. */
const requiredOf = (forms: readonly ObjectSchema[]): { always: string[]; byForm: string[][] } => {
  const byForm = forms.map(({ required = [] }) => required);
  const always = (byForm[0] ?? []).filter((name) => byForm.every((names) => names.includes(name)));
  return { always, byForm: byForm.map((names) => names.filter((name) => !always.includes(name))).filter((names) => names.length > 0) };
};

/** The fields in the path and the query of a request. */
const parametersOf = ({ parameters = [] }: OperationDocument) => parameters.filter((parameter) => parameter.in !== 'header');

/**
 * The request of an operation as one object: fields of path, query and body. A request that may have several forms is an object with the
 * fields of all, because providers of models allow no `anyOf` at the top; {@link describeOperation} says which fields it needs.
 */
export const toInputSchema = (operation: OperationDocument, schemas: Readonly<Record<string, unknown>>): JsonSchema => {
  const parameters = parametersOf(operation);
  const forms = formsOf(operation);
  const properties = Object.fromEntries([
    ...parameters.map(({ name, description, schema }) => [name, description === undefined ? schema : { ...schema, description }]),
    ...forms.flatMap((form) => Object.entries(form.properties ?? {})).filter(([name]) => !CALLBACK_FIELDS.includes(name)),
  ]) as Record<string, unknown>;
  const inPath = parameters.flatMap(({ name, required }) => (required ? [name] : []));
  return {
    type: 'object',
    properties: inline(properties, schemas),
    required: [...inPath, ...requiredOf(forms).always],
    additionalProperties: false,
  };
};

/** The result of an operation that returns nothing. */
const DELETED: JsonSchema = { type: 'object', properties: { deleted: { const: true } }, required: ['deleted'] };

/** The response of an operation. It has `type: object` also if it has several forms: MCP requires that. */
export const toOutputSchema = ({ responses }: OperationDocument, schemas: Readonly<Record<string, unknown>>): JsonSchema => {
  const schema = ['200', '201'].map((status) => responses[status]?.content?.['application/json'].schema).find(Boolean);
  return schema ? { type: 'object', ...(inline(schema, schemas) as object) } : DELETED;
};

/** What an operation does, and which fields it needs if that depends on the form of the request. */
export const describeOperation = (operation: OperationDocument): string => {
  const { byForm } = requiredOf(formsOf(operation));
  const choice = byForm.map((names) => names.map((name) => `\`${name}\``).join(' and ')).join(', or ');
  return byForm.length > 1 ? `${operation.summary} Give ${choice}.` : operation.summary;
};
