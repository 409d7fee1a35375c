import { isFields, type Fields } from '../../src/util/is-fields.js';

/** What makes two requests the same. */
export interface ComparedRequest {
  /** Upper case. */
  method: string;
  path: string;
  /** The query, without the question mark. */
  search: string;
  /** A JSON value, or a text; `undefined` if there is none. */
  body: unknown;
}

/** Fields of a job: the SDK makes a new `request_id` for each, and a test has other addresses. They do not change the result. */
const JOB_FIELDS: ReadonlySet<string> = new Set(['request_id', 'callback_url']);

/** A JSON value whose objects are lists of fields in alphabetical order. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isFields(value)) return value;
  const names = Object.keys(value).toSorted();
  return { fields: names.map((name) => [name, inOrder(value[name])]) };
};

const withoutJob = (body: Fields): Fields => Object.fromEntries(Object.entries(body).filter(([name]) => !JOB_FIELDS.has(name)));

/** A text that two requests have in common if method, path, query and body are the same. The order of fields and parameters does not count. */
export const identityOf = ({ method, path, search, body }: ComparedRequest): string => {
  const query = new URLSearchParams(search);
  query.sort();
  return JSON.stringify({ method, path, query: query.toString(), body: inOrder(isFields(body) ? withoutJob(body) : body) });
};
