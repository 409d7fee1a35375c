import { isUtf8 } from 'node:buffer';
import type { Fixture } from '../../src/comparison/fixture.js';
import { isFields, type Fields } from '../../src/util/is-fields.js';
import { isEmptyStatus } from '../core/http-message.js';
import { parseBody } from './body.js';
import { findTarget } from './exchanges.js';
import type { ReadFixtures } from './folder.js';
import { NO_TIME } from './har.js';
import { parseJsonFile } from './json-error.js';
import { redact } from './redact.js';

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Headers with their names in lower case. */
const headersOf = (value: unknown): Record<string, string> => {
  const headers = new Map<string, string>();
  for (const pair of Array.isArray(value) ? value : []) {
    const name = textOf(fieldsOf(pair)['name'])?.toLowerCase();
    const text = textOf(fieldsOf(pair)['value']);
    if (name === undefined || text === undefined) continue;
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${text}` : text);
  }
  return Object.fromEntries(headers);
};

/** A body: its JSON value, otherwise its text. `undefined` if there is none. */
const bodyOf = (content: Fields): unknown => {
  const text = textOf(content['text']);
  if (text === undefined) return undefined;
  if (content['encoding'] !== 'base64') return parseBody(text);
  const bytes = Buffer.from(text, 'base64');
  if (!isUtf8(bytes)) throw new Error('has a body that is not text');
  return parseBody(bytes.toString());
};

const MIN_STATUS = 100;
const MAX_STATUS = 599;

const responseOf = (value: Fields): Fixture['response'] => {
  const status = value['status'];
  if (typeof status !== 'number' || !Number.isInteger(status) || status < MIN_STATUS || status > MAX_STATUS) {
    throw new Error('has no response');
  }
  const content = fieldsOf(value['content']);
  const headers = headersOf(value['headers']);
  const mimeType = textOf(content['mimeType']) ?? '';
  if (headers['content-type'] === undefined && mimeType !== '') headers['content-type'] = mimeType;
  const body = bodyOf(content);
  const isCut = body === undefined && Number(content['size']) > 0 && !isEmptyStatus(status);
  if (isCut) throw new Error('has no content: save the archive with content');
  return { status, headers, body: body ?? '' };
};

const requestOf = (value: Fields): Fixture['request'] => {
  const [method, url] = [textOf(value['method']), textOf(value['url'])];
  if (method === undefined) throw new Error('has no request.method');
  if (url === undefined || !URL.canParse(url)) throw new Error('has no valid request.url');
  return { method: method.toUpperCase(), url, body: bodyOf(fieldsOf(value['postData'])) };
};

const timeOf = (value: unknown): string | undefined => {
  const time = textOf(value);
  return time === undefined || time === NO_TIME || Number.isNaN(Date.parse(time)) ? undefined : time;
};

/** A fixture of an entry; `undefined` for a request to another service. */
const toFixture = (entry: Fields): Fixture | undefined => {
  const request = requestOf(fieldsOf(entry['request']));
  const { operation } = findTarget(request.method, request.url);
  const name = textOf(entry['_name']) ?? operation;
  if (name === null) return undefined;
  const response = responseOf(fieldsOf(entry['response']));
  const recordedAt = timeOf(entry['startedDateTime']);
  const sent = headersOf(fieldsOf(entry['request'])['headers']);
  return redact({ name, ...(recordedAt !== undefined && { recordedAt }), request, response }, Object.entries(sent));
};

/**
 * Reads an HTTP archive, of this package or of another program. Requests to other services are left out. An entry that cannot be used is a
 * problem, and no reason to stop. Throws an error for a text that is not an archive.
 */
export const parseHar = (text: string, file: string): ReadFixtures => {
  const { entries } = fieldsOf(fieldsOf(parseJsonFile(text, file))['log']);
  if (!Array.isArray(entries)) throw new Error(`${file} is not an HTTP archive: it has no log.entries.`);
  const fixtures: Fixture[] = [];
  const problems: string[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      const fixture = toFixture(fieldsOf(entry));
      if (fixture) fixtures.push(fixture);
    } catch (error) {
      problems.push(`${file}: log.entries[${index}] ${(error as Error).message}.`);
    }
  }
  return { fixtures, problems };
};
