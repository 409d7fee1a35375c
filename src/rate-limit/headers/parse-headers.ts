import { MAX_HEADER_LENGTH, MAX_WINDOWS } from '../constants.js';
import { parseHeaderName, STRUCTURED_FAMILIES, toField, type Field, type HeaderName, type LimitHeader } from './header-names.js';
import { parseDate, parseReset, type ResetValue } from './parse-reset.js';
import { isStructuredField } from './structured-field.js';
import { mergeFamilies, parseCount, setField, type FamilyReading, type WindowReading } from './window-reading.js';

type HeaderValue = string | readonly string[] | number | null | undefined;

/** Headers in any shape: fetch's `Headers`, a plain record, or pairs. Names may be in any case. */
export type HeadersLike = Iterable<readonly [string, HeaderValue]> | { readonly [name: string]: HeaderValue };

/** What headers say, before relative times are resolved. */
export interface HeadersReading {
  /** The server's clock, in epoch milliseconds. */
  date?: number;
  retryAfter?: ResetValue;
  /** The primary window first. */
  windows: WindowReading[];
}

/** A quote or a backslash within a string, and the braces of JSON. */
const notText = /\\["\\]|[{}]/g;
/** A name and what it has: `limit=100`, `limit:100` or `"limit":100`. */
const pair = /^ *("?)([a-z][\w-]*)\1 *[=:](.*)/i;
/** Numbers of several windows in one value, which may have the seconds of their windows: `100, 1000`, `20:1,100:120` or `5/100/1000`. */
const countList = /^\d+(?:(?::\d+)?(?: ?, ?\d+(?::\d+)?)+|(?:\/\d+){2,})$/;
/** A value with names: `total=100; remaining=9`, `remain:9,limit:10` or `GetVm;159,ListVms;1589`. */
const hasNames = /^[a-z]\S*[=:;]/i;
/** A duration as .NET writes it, with hours, minutes and seconds. */
const timeSpan = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)$/;
/** Windows that the names of headers name come last. */
const NAMED_POSITION = 6;

class HeadersParser {
  readonly windows: FamilyReading[] = [];
  date: number | undefined;
  retryAfter: ResetValue | undefined;
  #retryRank = Infinity;

  parse(name: HeaderName, text: string): void {
    if (name.type === 'limit') return this.#parseLimit(name, text);
    if (name.type === 'date') return void (this.date = parseDate(text));
    const reset = parseReset(text.replace(/^-\d.*/, '0'), name.isMilliseconds);
    if (!reset || name.rank >= this.#retryRank) return;
    this.#retryRank = name.rank;
    this.retryAfter = reset;
  }

  #parseLimit(header: LimitHeader, text: string): void {
    const { content, rank, isMilliseconds, isDuration } = header;
    const window = this.#windowOf(header, header.window, header.window ? NAMED_POSITION : rank);
    window.isBare = (window.isBare ?? true) && header.isBare;
    const isStructured = rank < STRUCTURED_FAMILIES;
    const field = toField(content);
    if ((field || (content === 'fields' && !isStructured)) && countList.test(text)) this.#parseList(header, field ?? 'limit', text, window);
    else if (content === 'fields' || hasNames.test(text)) {
      if (!isStructured || isStructuredField(text)) this.#parseItems(header, text, window);
    } else if (field === 'reset') {
      window.reset = parseReset(isDuration ? text.replace(timeSpan, '$1h$2m$3s') : text, isMilliseconds) ?? window.reset;
    } else setField(window, field, text);
  }

  #windowOf({ rank, family }: LimitHeader, name: string, position: number): FamilyReading {
    const known = this.windows.find((other) => other.rank === rank && other.family === family && (other.name ?? '') === name);
    if (known) return known;
    const window: FamilyReading = { rank, family, position, name: name || undefined };
    if (this.windows.length < MAX_WINDOWS) this.windows.push(window);
    return window;
  }

  /** Each number of a list belongs to a window of its own. */
  #parseList(header: LimitHeader, field: Field, text: string, first: FamilyReading): void {
    for (const [index, part] of text.split(/[,/]/).entries()) {
      const window = index ? this.#windowOf(header, `${first.name ?? ''}${index + 1}`, first.position) : first;
      window.repeats = index ? first : undefined;
      setField(window, field, part.trim());
    }
  }

  /** Parses `limit=, remaining=, reset=`, `"name";r=;t=`, `name=daily,100;`, `remain:9,limit:10`, an object of JSON and the like. */
  #parseItems(header: LimitHeader, text: string, first: FamilyReading): void {
    let window = first;
    const items = text.replaceAll(notText, '').match(/(?:"[^"]*"|[^,"])+/g) ?? [];
    for (const part of items.flatMap((item) => item.match(/(?:"[^"]*"|[^;"])+/g) ?? [])) {
      const [, , name, content = part] = pair.exec(part) ?? [];
      const value = content.replaceAll('"', '').trim();
      if (name && !/^(?:name|b)$/.test(name)) setField(window, toField(name.slice(name.lastIndexOf('-') + 1)), value);
      else if (value && parseCount(value) === undefined) window = this.#windowOf(header, value, header.rank);
      else if (items.length === 1 || window !== first) setField(window, toField(header.content) ?? 'limit', value);
    }
  }
}

/** Parses what headers say about limits. Relative times stay relative. */
export const parseHeaders = (headers: HeadersLike): HeadersReading => {
  const parser = new HeadersParser();
  for (const [header, value] of Symbol.iterator in headers ? headers : Object.entries(headers)) {
    const name = parseHeaderName(header);
    const text = String(value ?? '');
    if (name && text.length <= MAX_HEADER_LENGTH) parser.parse(name, text.trim());
  }
  const { date, retryAfter, windows } = parser;
  return { date, retryAfter, windows: mergeFamilies(windows) };
};
