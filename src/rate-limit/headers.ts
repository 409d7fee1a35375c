import { MAX_HEADER_LENGTH, MAX_WINDOWS } from './constants.js';
import { isPeriod, parseLimitHeaderName } from './limit-header-name.js';
import { mergeFamilies } from './merge-families.js';
import { parseReset, type ResetValue } from './parse-reset.js';
import { escapes, isStructuredField } from './structured-field.js';
import { parseCount, setField, toField, type FamilyReading, type Field, type WindowReading } from './window-reading.js';

type HeaderValue = string | readonly string[] | number | null | undefined;

/** Headers in any shape: fetch's `Headers`, a plain record, or pairs. Names may be in any case. */
export type HeadersLike = Iterable<readonly [string, HeaderValue]> | { readonly [name: string]: HeaderValue };

/** A header whose value changes from response to response. */
interface ChangingHeader {
  header: string;
  text: string;
  /** Applies the new text; returns false if all headers must be parsed again. */
  update(text: string): boolean;
}

/** What headers say, before relative times are resolved. */
export interface HeadersReading {
  /** The server's clock, in epoch milliseconds. */
  date?: number;
  retryAfter?: ResetValue;
  /** The primary window first. */
  windows: WindowReading[];
  /** Set if the next response may be parsed by `updateReading`. */
  changing?: ChangingHeader[];
}

const relevantName = /limit|quota|retry|throttle|^date$/;
const retryName =
  /^(.*-)?(?:retry-?(?:after|in|at)|(?:rate-?limit|quota|throttle)-(?:wait|delay|backoff)(?:-for|-time)?)(-ms|-millis|-milliseconds)?(?:-s|-secs?|-seconds)?$/;
/** Numbers of several windows in one value. */
const countList = /^\d+(?: ?, ?\d+)+$/;

/** Collects what the headers of one response report. */
class HeadersParser {
  readonly windows: FamilyReading[] = [];
  readonly changing: ChangingHeader[] = [];
  readonly reading: HeadersReading = { windows: [] };
  /** False if the form of a header does not allow `updateReading`. */
  isRepeatable = true;
  #retryRank = 3;

  parse(header: string, text: string): void {
    const retry = retryName.exec(header);
    if (retry) this.#parseRetryAfter(retry, text);
    else if (header === 'date') {
      this.#follow(header, text, (date) => {
        this.reading.date = parseReset(date)?.ms;
        return true;
      });
    } else this.#parseLimit(header, text);
  }

  #follow(header: string, text: string, update: ChangingHeader['update']): void {
    update(text);
    this.changing.push({ header, text, update });
  }

  #parseRetryAfter([, vendor, milliseconds]: RegExpExecArray, text: string): void {
    const unitRank = milliseconds ? 0 : 1;
    const rank = vendor ? 2 : unitRank;
    const reset = parseReset(text.replace(/^-\d.*/, '0'), !!milliseconds);
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

  #parseLimit(header: string, text: string): void {
    const parsed = parseLimitHeaderName(header);
    if (!parsed) return;
    const { marker, field, window: name, family, rank, isWhole } = parsed;
    const window = this.#windowOf(rank, family, name);
    if (marker === 'limit') {
      this.isRepeatable = false;
      if (text.includes('/')) setField(window, 'limit', text);
    } else if (field && countList.test(text)) this.#parseList(text, field, window);
    else if (field === 'reset') this.#followReset(header, text, window);
    else if (field === 'remaining' && /^\d+$/.test(text)) this.#followRemaining(header, text, window);
    else if (field || isPeriod(name)) {
      this.isRepeatable &&= field !== 'used' && /^\d+$/.test(text);
      // A limit rarely changes, and then the windows are to be merged again.
      this.#follow(header, text, (count) => {
        setField(window, field ?? 'limit', count);
        return false;
      });
    } else if (isWhole || text.includes('=')) {
      this.isRepeatable = false;
      if (rank >= 2 || isStructuredField(text)) this.#parseItems(text, window);
    }
  }

  /** Each number of a list belongs to a window of its own. */
  #parseList(text: string, field: Field, first: FamilyReading): void {
    this.isRepeatable = false;
    for (const [index, part] of text.split(',').entries()) {
      const window = index ? this.#windowOf(first.rank, first.family, `${first.name ?? ''}${index + 1}`, first.position) : first;
      window.repeats = index ? first : undefined;
      setField(window, field, part.trim());
    }
  }

  #followReset(header: string, text: string, window: FamilyReading): void {
    const isMilliseconds = /-(?:ms|milliseconds)$/.test(header);
    this.#follow(header, text, (reset) => {
      window.reset = parseReset(reset, isMilliseconds);
      return true;
    });
  }

  #followRemaining(header: string, text: string, window: FamilyReading): void {
    this.#follow(header, text, (count) => {
      const before = window.remaining;
      window.remaining = parseCount(count);
      return window.remaining !== undefined && (before === undefined || window.remaining <= before);
    });
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

/** Parses what headers say about limits. Relative times stay relative. */
export const parseHeaders = (headers: HeadersLike): HeadersReading => {
  const parser = new HeadersParser();
  for (const [name, value] of Symbol.iterator in headers ? headers : Object.entries(headers)) {
    const header = name.toLowerCase();
    if (!relevantName.test(header) || value == null) continue;
    parser.parse(header, (Array.isArray(value) ? value.join(', ') : String(value)).trim().slice(0, MAX_HEADER_LENGTH));
  }
  const { reading, windows: readings } = parser;
  const windows = mergeFamilies(readings);
  reading.windows = windows;
  const areDistinct = new Set(readings.map(({ name }) => name)).size === readings.length;
  const hasPrimary = windows.some(({ position, remaining }) => position < 5 && remaining !== undefined);
  if (parser.isRepeatable && areDistinct && hasPrimary) reading.changing = parser.changing;
  return reading;
};

/** Updates a reading with the next response at a fraction of the cost of parsing; false if that response has another form or another window. */
export const updateReading = ({ changing }: HeadersReading, headers: Headers): boolean => {
  if (!changing) return false;
  return changing.every((each) => {
    const text = headers.get(each.header)?.slice(0, MAX_HEADER_LENGTH) ?? null;
    if (text === each.text) return true;
    if (text === null) return false;
    each.text = text;
    return each.update(text);
  });
};
