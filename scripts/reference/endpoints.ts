import { offersCallback, type Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints, type Operation } from '../../src/contract/endpoints.ts';
import { summaries } from '../../src/contract/summaries.ts';
import * as enums from '../../src/contract/enums.ts';
import { shapesIn, typesOfEndpoints } from './declarations.ts';
import { code, page, shapeSection, table } from './markdown.ts';

const rows = Object.entries(endpoints) as [Operation, Endpoint][];

const addressOf = ({ method, host, path }: Endpoint): string => `${method.toUpperCase()} {${host === 'ai' ? 'ai_url' : 'base_url'}}${path}`;

const yes = (flag: boolean): string => (flag ? 'yes' : 'no');

const linkTo = (type: string): string => {
  const [, named = type] = /^(?:Page<)?(\w+)/.exec(type) ?? [];
  return `[\`${type}\`](#${named.toLowerCase()})`;
};

const types = typesOfEndpoints();

const operationSection = ([name, endpoint]: [Operation, Endpoint]): string => {
  const { request, response } = types[name] ?? { request: [], response: [] };
  return [
    `### sdk.${name}`,
    `${summaries[name]} ${endpoint.documented ? 'Documented.' : 'Assumed.'}`,
    [
      `- ${code(addressOf(endpoint))}, status ${endpoint.status}`,
      `- takes ${request.map(linkTo).join(' or ')}`,
      `- returns ${response.length > 0 ? response.map(linkTo).join(' or ') : 'nothing'}`,
    ].join('\n'),
  ].join('\n\n');
};

const ENUMS = 'src/contract/enums.ts';

const lists: Readonly<Record<string, unknown>> = { ...enums };

/** The known words of a type such as `Diet`, by the name of the constant in its alias. */
const wordsOf = (alias = ''): readonly string[] => {
  const [, name] = /\(typeof (\w+)\)\[number\]/.exec(alias) ?? [];
  const list = name === undefined ? undefined : lists[name];
  return Array.isArray(list) ? list : [];
};

/** A section for each type of words, such as `Diet`. */
const wordSections = (): string[] =>
  shapesIn(ENUMS)
    .map(({ name, doc, alias }) => ({ name, doc, words: wordsOf(alias) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, doc, words }) => [`### ${name}`, doc, words.map(code).join(' ')].join('\n\n'));

/** The operations as the README lists them. */
export const operationTable = (): string =>
  table(
    ['method', 'for', 'endpoint'],
    rows.map(([name, { method, path }]) => [code(`sdk.${name}`), summaries[name], `${method.toUpperCase()} ${code(path)}`]),
  );

export const endpointsPage = (): string =>
  page(
    'Endpoints',
    'Every operation of the service, in the order of `src/contract/endpoints.ts`. `{base_url}` is the REST API (option `baseUrl`), `{ai_url}` the AI service (option `aiUrl`). All fields of a request are part of one flat object; the client puts each into the path, the query or the body.',
    table(
      ['method', 'endpoint', 'takes `callback_url`', 'retried if it may have arrived', 'documented'],
      rows.map(([name, endpoint]) => [
        `[\`sdk.${name}\`](#sdk${name.replaceAll('.', '').toLowerCase()})`,
        code(addressOf(endpoint)),
        offersCallback(endpoint) && !endpoint.acceptsCallback ? 'not known' : yes(endpoint.acceptsCallback),
        yes(endpoint.retryable),
        yes(endpoint.documented),
      ]),
    ),
    'A call that the service rejected with 429, and a call whose connection was refused, did not arrive: both are sent again for every operation. See [configuration](../guide/configuration.md).',
    '## Operations',
    ...rows.map(operationSection),
    '## Shapes',
    'A field with `?` may be left out. Requests are closed: an unknown field is rejected. Responses are open: unknown fields are kept.',
    ...['recipes', 'transforms', 'ingredients', 'envelope', 'pantries', 'callbacks'].flatMap((name) =>
      shapesIn(`src/contract/${name}.ts`).map((shape) => shapeSection(shape)),
    ),
    '## Words',
    'The words that the SDK knows. An unknown word of a response arrives as it is. An unknown word of a request is sent as it is, except for units, categories, locations and methods: the client rejects the request with an `InvalidRequestError` that lists the known words.',
    ...wordSections(),
  );
