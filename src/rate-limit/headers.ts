import { KEPT_NAMES, MAX_HEADER_LENGTH, MAX_WINDOWS } from './constants.js';
import { isPeriod, parseLimitHeaderName, type LimitHeaderName } from './limit-header-name.js';
import { mergeFamilies } from './merge-families.js';
import { parseReset, type ResetValue } from './parse-reset.js';
import { escapes, isStructuredField } from './structured-field.js';
import { parseCount, setField, toField, type FamilyReading, type Field, type WindowReading } from './window-reading.js';

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

const relevantName = /limit|quota|retry|throttle|^date$/;
const retryName =
  /^(.*-)?(?:retry-?(?:after|in|at)|(?:rate-?limit|quota|throttle)-(?:wait|delay|backoff)(?:-for|-time)?)(-ms|-millis|-milliseconds)?(?:-s|-secs?|-seconds)?$/;
/** Numbers of several windows in one value. */
const countList = /^\d+(?: ?, ?\d+)+$/;

/** What the name of a header says; null if it says nothing about limits. */
type HeaderName =
  | { type: 'date' }
  | { type: 'retry'; rank: number; isMilliseconds: boolean }
  | ({ type: 'limit' } & LimitHeaderName)
  | null;

const parseName = (header: string): HeaderName => {
  if (!relevantName.test(header)) return null;
  if (header === 'date') return { type: 'date' };
  const [isRetry, vendor, milliseconds] = retryName.exec(header) ?? [];
  const unitRank = milliseconds ? 0 : 1;
  if (isRetry) return { type: 'retry', rank: vendor ? 2 : unitRank, isMilliseconds: !!milliseconds };
  const limit = parseLimitHeaderName(header);
  return limit ? { type: 'limit', ...limit } : null;
};

/** Parsed names of headers. Names are the same in each response, and parsing them takes longer than parsing their values. */
export type HeaderNames = Map<string, HeaderName>;

const nameOf = (header: string, names: HeaderNames): HeaderName => {
  const known = names.get(header);
  if (known !== undefined) return known;
  const name = parseName(header.toLowerCase());
  if (names.size >= KEPT_NAMES) names.clear();
  names.set(header, name);
  return name;
};

/** Collects what the headers of one response report. */
class HeadersParser {
  readonly windows: FamilyReading[] = [];
  readonly reading: HeadersReading = { windows: [] };
  #retryRank = 3;

  parse(name: NonNullable<HeaderName>, text: string): void {
    if (name.type === 'date') this.reading.date = parseReset(text)?.ms;
    else if (name.type === 'retry') this.#parseRetryAfter(name, text);
    else this.#parseLimit(name, text);
  }

  #parseRetryAfter({ rank, isMilliseconds }: Extract<HeaderName, { type: 'retry' }>, text: string): void {
    const reset = parseReset(text.replace(/^-\d.*/, '0'), isMilliseconds);
    if (!reset || rank >= this.#retryRank) return;
    this.#retryRank = rank;
    this.reading.retryAfter = reset;
  }

  #windowOf(rank: number, family: string, name: string, position = name ? 5 : rank): FamilyReading {
    const known = this.windows.find((other) => other.rank === rank && other.family === family && (other.name ?? '') === name);
    if (known) return known;
    const window: FamilyReading = { rank, family, position, name: name || undefined };
    if (this.windows.length < MAX_WINDOWS) this.windows.push(window);
    return window;
  }

  #parseLimit({ marker, field, window: name, family, rank, isWhole, isMilliseconds }: LimitHeaderName, text: string): void {
    const window = this.#windowOf(rank, family, name);
    if (marker === 'limit') {
      if (text.includes('/')) setField(window, 'limit', text);
    } else if (field && countList.test(text)) this.#parseList(text, field, window);
    else if (field === 'reset') window.reset = parseReset(text, isMilliseconds);
    else if (field || isPeriod(name)) setField(window, field ?? 'limit', text);
    else if (isWhole || text.includes('=')) {
      if (rank >= 2 || isStructuredField(text)) this.#parseItems(text, window);
    }
  }

  /** Each number of a list belongs to a window of its own. */
  #parseList(text: string, field: Field, first: FamilyReading): void {
    for (const [index, part] of text.split(',').entries()) {
      const window = index ? this.#windowOf(first.rank, first.family, `${first.name ?? ''}${index + 1}`, first.position) : first;
      window.repeats = index ? first : undefined;
      setField(window, field, part.trim());
    }
  }

  /** Parses `limit=, remaining=, reset=`, `"name";r=;t=` and the like. */
  #parseItems(text: string, first: FamilyReading): void {
    const { rank, family } = first;
    let window = first;
    const items = text.replaceAll(escapes, '').match(/(?:"[^"]*"|[^,"])+/g) ?? [];
    for (const part of items.flatMap((item) => item.match(/(?:"[^"]*"|[^;"])+/g) ?? [])) {
      const bare = part.replaceAll('"', '').trim();
      const [, name, content] = /^([\w-]+) *=(.*)/.exec(bare) ?? [];
      if (name) setField(window, toField(name), content!.trim());
      else if (bare && parseCount(bare) === undefined) window = this.#windowOf(rank, family, bare, rank);
      else if (items.length === 1) setField(window, 'limit', bare);
    }
  }
}

/** Parses what headers say about limits. Relative times stay relative. Keeps parsed names in `names`. */
export const parseHeaders = (headers: HeadersLike, names: HeaderNames = new Map()): HeadersReading => {
  const parser = new HeadersParser();
  for (const [header, value] of Symbol.iterator in headers ? headers : Object.entries(headers)) {
    const name = nameOf(header, names);
    if (!name || value == null) continue;
    const text = Array.isArray(value) ? value.join(', ') : String(value);
    if (text.length <= MAX_HEADER_LENGTH) parser.parse(name, text.trim());
  }
  const { reading, windows } = parser;
  return { ...reading, windows: mergeFamilies(windows) };
};
