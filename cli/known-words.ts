import type { Operation, OperationRequest } from '@recipe-ai/sdk';
import { bodyOf, formsOf, withoutReferences, type OpenApi, type Schema } from '../src/openapi/document.js';
import { closestName } from '../src/util/edit-distance.js';
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

const warnUnlessKnown = (what: string, read: string, word: string, known: readonly string[]): void => {
  if (known.includes(read)) return;
  const meant = closestName(read, known);
  const suggestion = meant === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${meant}?`;
  console.error(warning(`"${visible(word)}" is not a known ${what}; it is sent as it is. ${suggestion}`));
};

/** Warns on standard error about words that the contract does not list. They are sent as they are. */
export const warnAboutUnknownWords = async <Name extends Operation>(
  operation: Name,
  words: Partial<Record<FieldOf<Name>, string | undefined>>,
): Promise<void> => {
  for (const [field, word] of Object.entries(words) as [FieldOf<Name>, string | undefined][]) {
    if (word === undefined) continue;
    warnUnlessKnown(field.replaceAll('_', ' '), normalize(word), word, knownWords(await loadContract(), operation, field));
  }
};

/** Warns on standard error about a code that no error of the service has. It is sent as it is, because a service may have others. */
export const warnAboutUnknownCode = async (code: string): Promise<void> => {
  const { schemas } = (await loadContract()).components;
  const { code: schema = {} } = schemas['ServiceError']?.properties ?? {};
  warnUnlessKnown('error code', code, code, wordsOf(withoutReferences(schema, schemas)));
};
