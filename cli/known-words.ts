import type { Operation, OperationRequest } from '@recipe-ai/sdk';
import { camelCase } from '../src/util/camel-case.js';
import { visible, warning } from './output.js';

interface Schema {
  $ref?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface OperationDocument {
  operationId?: string;
  servers?: object[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}

/** What is read of the contract, an OpenAPI document. */
export interface Contract {
  paths: Record<string, Record<string, OperationDocument>>;
  components: { schemas: Record<string, Schema> };
}

type KeyOf<Union> = Union extends unknown ? keyof Union & string : never;

/** A field of a request. */
export type FieldOf<Name extends Operation> = KeyOf<OperationRequest<Name>>;

/** Loads the contract. It is large, so few commands do. */
export const loadContract = async (): Promise<Contract> => (await import('#openapi', { with: { type: 'json' } })).default as Contract;

/** A schema, its alternatives and its items. */
const partsOf = (contract: Contract, schema: Schema): Schema[] => {
  const { $ref, anyOf = [], items = [] } = schema;
  const named = $ref === undefined ? undefined : contract.components.schemas[$ref.replace('#/components/schemas/', '')];
  return [schema, ...[named ?? [], anyOf, items].flat().flatMap((part) => partsOf(contract, part))];
};

/** The words that the contract lists for a field of a request. */
export const knownWords = <Name extends Operation>(contract: Contract, operation: Name, field: FieldOf<Name>): string[] => {
  const documents = Object.values(contract.paths).flatMap((path) => Object.values(path));
  const { requestBody } = documents.find(({ operationId }) => operationId === camelCase(operation)) ?? {};
  const bodies = requestBody ? partsOf(contract, requestBody.content['application/json'].schema) : [];
  const parts = bodies.flatMap(({ properties }) => properties?.[field] ?? []).flatMap((schema) => partsOf(contract, schema));
  const words = parts.flatMap((part) => part.enum ?? []).filter((word) => typeof word === 'string');
  return [...new Set(words)];
};

const normalize = (word: string): string => word.toLowerCase().replaceAll(/[\s-]+/g, '_');

/** Warns on standard error about words that the contract does not list. They are sent as they are. */
export const warnAboutUnknownWords = async <Name extends Operation>(
  operation: Name,
  words: Partial<Record<FieldOf<Name>, string | undefined>>,
): Promise<void> => {
  for (const [field, word] of Object.entries(words) as [FieldOf<Name>, string | undefined][]) {
    if (word === undefined) continue;
    const known = knownWords(await loadContract(), operation, field);
    if (known.includes(normalize(word))) continue;
    console.error(
      warning(`"${visible(word)}" is not a known ${field.replaceAll('_', ' ')}; it is sent as it is. Known: ${known.join(', ')}.`),
    );
  }
};
