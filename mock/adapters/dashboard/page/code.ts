import type { HttpRequest } from './contract.js';

const isPlainName = (name: string): boolean => /^[A-Za-z_$][\w$]*$/.test(name);

const quote = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

/** Stands for the variable `key`: a test has the whole key, the page only its end. */
export const KEY_VARIABLE = Symbol();

/** Characters of an object that stays on one line. */
const LINE_LENGTH = 80;

/** A JSON value as JavaScript, without fields that are `undefined`. */
export const toLiteral = (value: unknown, indent = ''): string => {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => toLiteral(each, inner))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([name, each]) => (each === KEY_VARIABLE ? name : `${isPlainName(name) ? name : quote(name)}: ${toLiteral(each, inner)}`));
  if (parts.length === 0) return Array.isArray(value) ? '[]' : '{}';
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const line = open + parts.join(', ') + close;
  if (line.length <= LINE_LENGTH && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`;
};

/** True if the mock's clock takes it. */
export const isDuration = (text: string): boolean => /^\d+(\.\d+)?(ms|[smhd])$/.test(text);

const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The command that sends a request. The key comes from the environment. */
export const toCurl = ({ method, path, body }: HttpRequest, baseUrl: string): string =>
  [
    `curl ${method === (body === undefined ? 'GET' : 'POST') ? '' : `-X ${method} `}${shellQuote(baseUrl + path)}`,
    '-H "Authorization: Bearer $RECIPE_AI_API_KEY"',
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${shellQuote(body)}`]),
  ].join(' \\\n  ');

/** A call such as `mock.fail('*', { status: 503 })`; arguments that are `undefined` or empty objects are left out. */
export const toCall = (callee: string, ...values: unknown[]): string =>
  `${callee}(${values
    .map((value) => toLiteral(value))
    .filter((literal) => literal !== '{}' && literal !== 'undefined')
    .join(', ')});`;

/** The call of the SDK that sends a request. */
export const toSdkCall = (operation: string, values: object): string => toCall(`const result = await sdk.${operation}`, values);
