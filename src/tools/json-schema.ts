import { bodyOf, formsOf, urlParametersOf, withoutReferences, type OperationDocument, type Schema } from '../openapi/document.js';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Record<string, unknown>;

/** Not for a model: the result is returned to it, and nobody receives a callback. */
export const CALLBACK_FIELDS = ['callback_url', 'request_id'];

/** Left out: the client checks patterns and formats itself, not every provider reads them, and a response need not have them. */
const UNCHECKED = ['pattern', 'format'];

/** A schema without references and patterns: not every provider of a model follows a `$ref`. */
const inline = (schema: Schema, schemas: Readonly<Record<string, Schema>>): JsonSchema =>
  JSON.parse(
    JSON.stringify(withoutReferences(schema, schemas), (name, value: unknown) =>
      UNCHECKED.includes(name) && typeof value === 'string' ? undefined : value,
    ),
  ) as JsonSchema;

/** The forms that the body of a request may have; none without a body. */
const bodyFormsOf = (operation: OperationDocument): Schema[] => {
  const body = bodyOf(operation);
  return body ? formsOf(body.schema) : [];
};

/** The required fields of all forms, and those of each single form. */
const requiredOf = (forms: readonly Schema[]): { always: string[]; byForm: string[][] } => {
  const byForm = forms.map(({ required = [] }) => required);
  const always = (byForm[0] ?? []).filter((name) => byForm.every((names) => names.includes(name)));
  return { always, byForm: byForm.map((names) => names.filter((name) => !always.includes(name))).filter((names) => names.length > 0) };
};

/**
 * The request of an operation as one object: fields of path, query and body. A request that may have several forms is an object with the
 * fields of all, because providers of models allow no `anyOf` at the top; {@link describeOperation} says which fields it needs.
 */
export const toInputSchema = (operation: OperationDocument, schemas: Readonly<Record<string, Schema>>): JsonSchema => {
  const parameters = urlParametersOf(operation);
  const forms = bodyFormsOf(operation);
  const properties = Object.fromEntries([
    ...parameters.map(({ name, description, schema }) => [name, description === undefined ? schema : { ...schema, description }]),
    ...forms.flatMap((form) => Object.entries(form.properties ?? {})).filter(([name]) => !CALLBACK_FIELDS.includes(name)),
  ]);
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
export const toOutputSchema = ({ responses }: OperationDocument, schemas: Readonly<Record<string, Schema>>): JsonSchema => {
  const schema = ['200', '201'].map((status) => responses[status]?.content?.['application/json'].schema).find(Boolean);
  return schema ? { type: 'object', ...inline(schema, schemas) } : DELETED;
};

/** What an operation does, and which fields it needs if that depends on the form of the request. */
export const describeOperation = (operation: OperationDocument): string => {
  const { byForm } = requiredOf(bodyFormsOf(operation));
  const choice = byForm.map((names) => names.map((name) => `\`${name}\``).join(' and ')).join(', or ');
  return byForm.length > 1 ? `${operation.summary} Give ${choice}.` : operation.summary;
};
