import { shapeIn } from './declarations.ts';
import { code, table } from './markdown.ts';

/** Options that an environment variable can give. */
const variables: Record<string, string> = {
  apiKey: 'RECIPE_AI_API_KEY',
  baseUrl: 'RECIPE_AI_BASE_URL',
  aiUrl: 'RECIPE_AI_AI_URL',
};

/** Splits the default off a docstring. */
const splitDefault = (doc: string): [text: string, fallback: string] => {
  const [, text = doc, fallback = ''] = /^(.*?)\s*Default: (.*)$/.exec(doc) ?? [];
  return [text, fallback.replace(/\.$/, '')];
};

/** Every option of the client. */
export const clientOptionTable = (): string =>
  table(
    ['option', 'meaning', 'default', 'environment'],
    shapeIn('src/client/options.ts', 'ClientOptions').fields.map(({ name, doc }) => {
      const [text, fallback] = splitDefault(doc);
      const variable = variables[name];
      return [code(name), text, fallback, variable ? code(variable) : ''];
    }),
  );

/** Every option of one call. */
export const callOptionTable = (): string =>
  table(
    ['option', 'meaning'],
    shapeIn('src/client/request.ts', 'CallOptions').fields.map(({ name, doc }) => [code(name), doc || 'As for the client.']),
  );

/** Every option of a receiver. */
export const receiverOptionTable = (): string =>
  table(
    ['option', 'meaning', 'default'],
    shapeIn('src/callbacks/receiver.ts', 'ReceiverOptions').fields.map(({ name, doc }) => [code(name), ...splitDefault(doc)]),
  );
