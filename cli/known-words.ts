import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { visible, warning } from './output.js';

interface Schema {
  $ref?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface Document {
  paths: Record<string, { post?: { requestBody?: { content?: { 'application/json'?: { schema?: Schema } } } } }>;
  components?: { schemas?: Record<string, Schema> };
}

/** The contract of the package. It is missing only if the sources run before the first build. */
const readContract = (): Document => {
  try {
    const file = createRequire(import.meta.url).resolve('@recipe-ai/sdk/openapi.json');
    return JSON.parse(readFileSync(file, 'utf8')) as Document;
  } catch {
    return { paths: {} };
  }
};

const followReference = ({ components }: Document, schema: Schema | undefined): Schema | undefined =>
  schema?.$ref === undefined ? schema : components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];

/** Every word that a schema lists, those of alternatives and items too. */
const wordsOf = (document: Document, schema: Schema | undefined): string[] => {
  const found = followReference(document, schema);
  if (!found) return [];
  const words = (found.enum ?? []).filter((word) => typeof word === 'string');
  const parts = [found.anyOf, found.oneOf, found.allOf, found.items].flat().filter((part) => part !== undefined);
  return [...words, ...parts.flatMap((part) => wordsOf(document, part))];
};

/** The words that the contract lists for a field of a request. `command` is the last part of the operation's path. */
const knownWords = (document: Document, command: string, field: string): string[] => {
  const [, endpoint] = Object.entries(document.paths).find(([path]) => path.endsWith(`/${command}`)) ?? [];
  const body = followReference(document, endpoint?.post?.requestBody?.content?.['application/json']?.schema);
  return wordsOf(document, body?.properties?.[field]);
};

const normalize = (word: string): string => word.toLowerCase().replaceAll(/[\s-]+/g, '_');

/** Warns on standard error about words that the contract does not list. They are sent as they are. */
export const warnAboutUnknownWords = (command: string, words: Record<string, string | undefined>): void => {
  const document = readContract();
  for (const [field, word] of Object.entries(words)) {
    if (word === undefined) continue;
    const known = knownWords(document, command, field);
    if (known.length === 0 || known.includes(normalize(word))) continue;
    console.error(
      warning(`"${visible(word)}" is not a known ${field.replaceAll('_', ' ')}; it is sent as it is. Known: ${known.join(', ')}.`),
    );
  }
};
