import type { Operation, OperationRequest } from '@recipe-ai/sdk';
import { bodyOf, formsOf, withoutReferences, type OpenApi, type Schema } from '../src/openapi/document.js';
import { visible, warning } from './output.js';

type KeyOf<Union> = Union extends unknown ? keyof Union & string : never;

/** A field of a request. */
export type FieldOf<Name extends Operation> = KeyOf<OperationRequest<Name>>;

/** Loads the contract. It is large, so few commands do. */
export const loadContract = async (): Promise<OpenApi> => (await import('#openapi', { with: { type: 'json' } })).default;

/** The words of a schema, of its alternatives and of its items. */
const wordsOf = ({ enum: words = [], anyOf = [], items }: Schema): string[] => [
  ...words.filter((word) => typeof word === 'string'),
  ...(items ? [...anyOf, items] : anyOf).flatMap(wordsOf),
];

/** The words that the contract lists for a field of a request. */
export const knownWords = <Name extends Operation>({ paths, components }: OpenApi, operation: Name, field: FieldOf<Name>): string[] => {
  const documents = Object.values(paths).flatMap((path) => Object.values(path));
  const document = documents.find((each) => each['x-sdk-method'] === operation);
  const body = document && bodyOf(document);
  const forms = body ? formsOf(withoutReferences(body.schema, components.schemas)) : [];
  return [...new Set(forms.flatMap(({ properties = {} }) => wordsOf(properties[field] ?? {})))];
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
