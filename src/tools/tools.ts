import contract from '#openapi' with { type: 'json' };
import type { Operation } from '../contract/endpoints.js';
import { ConfigurationError } from '../errors.js';
import type { OperationDocument } from '../openapi/document.js';
import { describeOperation, toInputSchema, toOutputSchema, type JsonSchema } from './json-schema.js';

/** The JSON form of a schema in the interface that MCP and the AI SDK share: Standard Schema with JSON Schema. */
export interface ToolSchema<Value> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
    readonly validate: (value: unknown) => { value: Value };
    readonly jsonSchema: { readonly input: () => JsonSchema; readonly output: () => JsonSchema };
  };
}

/** An operation of the service as a tool of a model. */
export interface Tool {
  operation: Operation;
  /** The operation id of the OpenAPI document, such as `pantriesItemsAdd`: not every provider of a model allows a dot. */
  name: string;
  description: string;
  input: ToolSchema<object>;
  output: ToolSchema<object>;
  /** True if nothing is stored or deleted. */
  readOnly: boolean;
  /** True if it overwrites or deletes something. */
  destructive: boolean;
  /** True if a repeated call does no harm. */
  idempotent: boolean;
}

const { paths, components } = contract;

/** A schema that accepts everything: the client checks each call itself, and its errors say more. */
const toToolSchema = (toJsonSchema: () => JsonSchema): ToolSchema<object> => ({
  '~standard': {
    version: 1,
    vendor: 'recipe-ai',
    validate: (value) => ({ value: value as object }),
    jsonSchema: { input: toJsonSchema, output: toJsonSchema },
  },
});

const toTool = (method: string, document: OperationDocument): Tool => {
  const idempotent = document['x-retryable'];
  return {
    operation: document['x-sdk-method'],
    name: document.operationId,
    description: describeOperation(document),
    input: toToolSchema(() => toInputSchema(document, components.schemas)),
    output: toToolSchema(() => toOutputSchema(document, components.schemas)),
    readOnly: method === 'get' || (method === 'post' && idempotent),
    destructive: method === 'patch' || method === 'delete',
    idempotent,
  };
};

/** The tools of some operations, or of all, in the order of the contract. Throws a {@link ConfigurationError} for an unknown operation. */
export const toolsOf = (only?: readonly Operation[]): Tool[] => {
  const all = Object.values(paths).flatMap((methods) => Object.entries(methods).map(([method, document]) => toTool(method, document)));
  if (only === undefined) return all;
  const known = all.map(({ operation }) => operation);
  const unknown = only.find((operation) => !known.includes(operation));
  if (unknown !== undefined) throw new ConfigurationError(`\`only\`: unknown operation "${unknown}". Operations: ${known.join(', ')}.`);
  return all.filter(({ operation }) => only.includes(operation));
};
