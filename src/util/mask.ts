import { escapeForRegExp } from './escape-for-reg-exp.js';
import { MASK } from './mask-text.js';

/** Secrets that are shorter occur in ordinary text by chance. */
const MIN_SECRET_LENGTH = 6;

const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(2, '0');

const NAMED_ENTITIES = new Map([
  ['&', 'amp'],
  ['<', 'lt'],
  ['>', 'gt'],
  ['"', 'quot'],
  ["'", 'apos'],
]);

/** Names of headers and of what is read from them use a hyphen and an underscore for each other. */
const characterPattern = (character: string): string => (/[-_]/.test(character) ? '[-_]' : escapeForRegExp(character));

/**
 * A character in every spelling of JSON, JavaScript, URLs and HTML, escaped up to a few times, and last as it is: a `u` may be that of an
 * escape. Repetitions are bounded, to stay linear.
 */
const spellingsOf = (character: string): string => {
  const code = hex(character);
  const entities = [`#0{0,4}${character.charCodeAt(0)}`, `#x0{0,4}${code}`, ...[NAMED_ENTITIES.get(character) ?? []].flat()];
  return `(?:\\\\{1,8}(?:u00${code}|u\\{0{0,4}${code}\\}|x${code})|%(?:25){0,3}${code}|&(?:amp;){0,3}(?:${entities.join('|')});?|\\\\{0,8}${characterPattern(character)})`;
};

/** The part of a secret's Base64 form that does not depend on its neighbours, at each of the three alignments. */
const base64Forms = (secret: string): string[] =>
  [0, 1, 2].map((offset) => {
    const start = Math.ceil((offset * 8) / 6);
    const end = Math.floor(((offset + secret.length) * 8) / 6);
    return btoa(' '.repeat(offset) + secret).slice(start, end);
  });

const isLatin1 = (text: string): boolean => Array.from(text).every((character) => character.charCodeAt(0) < 256);

/**
 * So many characters of a secret are in one regular expression: a longer one takes too long to compile, and one of thousands of characters
 * fails.
 */
const PART_LENGTH = 16;

/** A secret in parts. None ends with a character that an escape begins with: where that ends shows only with what follows. */
const partsOf = (secret: string): string[] => secret.match(new RegExp(`[^]{1,${PART_LENGTH}}(?:(?<=[\\\\&%])[^])*`, 'g')) ?? [];

/** One form of a secret: its first part, and those that must follow it. */
interface Form {
  first: RegExp;
  rest: readonly RegExp[];
}

const formOf = (text: string, toPattern: (part: string) => string, flags: 'i' | '' = 'i'): Form => {
  const [first = '', ...rest] = partsOf(text).map(toPattern);
  return { first: new RegExp(first, `g${flags}`), rest: rest.map((part) => new RegExp(part, `y${flags}`)) };
};

const spelled = (part: string): string => Array.from({ length: part.length }, (_, index) => spellingsOf(part[index]!)).join('');

const encoded = (part: string): string => escapeForRegExp(part).replaceAll('\\+', '[+-]').replaceAll('\\/', '[\\/_]');

const formsOf = (secret: string): Form[] => {
  if (!isLatin1(secret)) return [formOf(secret, escapeForRegExp, '')];
  const hexadecimal = Array.from(secret, hex).join('');
  return [formOf(secret, spelled), ...[...base64Forms(secret), hexadecimal].map((form) => formOf(form, encoded))];
};

/** Where the rest of a form ends that begins at `from`; -1 if it does not follow. */
const endOf = (text: string, rest: readonly RegExp[], from: number): number => {
  let end = from;
  for (const part of rest) {
    part.lastIndex = end;
    if (!part.test(text)) return -1;
    end = part.lastIndex;
  }
  return end;
};

const maskForm = (text: string, { first, rest }: Form): string => {
  let masked = '';
  let from = 0;
  first.lastIndex = 0;
  for (let found = first.exec(text); found; found = first.exec(text)) {
    const end = endOf(text, rest, first.lastIndex);
    if (end >= 0) {
      masked += text.slice(from, found.index) + MASK;
      from = end;
    }
    first.lastIndex = end >= 0 ? end : found.index + 1;
  }
  return masked + text.slice(from);
};

/** Replaces secrets in a text, however they are escaped or encoded. */
export type Mask = (text: string) => string;

/** Creates a mask for some secrets. Its regular expressions are built when it is first used. */
export const createMask = (secrets: readonly string[]): Mask => {
  const masked = secrets.filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  let forms: Form[] | undefined;
  return (text) => {
    forms ??= masked.flatMap(formsOf);
    return forms.reduce(maskForm, text);
  };
};

/** Deeper values are cut: an error does not need them. */
const MAX_DEPTH = 32;

/** A copy of a JSON value with every string and every key masked. */
export const maskDeep = (value: unknown, mask: Mask, depth = 0): unknown => {
  if (typeof value === 'string') return mask(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => maskDeep(item, mask, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [mask(key), maskDeep(item, mask, depth + 1)]));
};

/** Names of fields and headers that hold secrets, however their words are joined: `access_token`, `apiKey`, `jsessionid`. */
const SECRET_NAME =
  /authenticat|authori[sz]ation|cookie|credential|passphrase|password|passwd|secret|sess(?:ion|id)|signature|token|(?:access|api|app|private)[-_]?key/i;
/** Short words mean a secret only if they are a whole word of the name. */
const SECRET_WORD = /(?<![a-z])(?:auth|bearer|jwt|key|oauth|pass|pwd|sid)(?![a-z])/i;
/** A name that matches, but whose value is not a secret. */
const IDEMPOTENCY_KEY = /^idempotency[-_]key$/i;

/** Returns whether a field or a parameter of that name holds a secret. */
export const isSecretName = (name: string): boolean => (SECRET_NAME.test(name) || SECRET_WORD.test(name)) && !IDEMPOTENCY_KEY.test(name);

/** `:authority` of HTTP/2 is the host. */
const SECRET_HEADER = /^(?!:).*(?:auth|key)/i;

/** Returns whether a header of that name holds a secret. No header is about authors or turkeys, so a part of a word is enough. */
export const isSecretHeader = (name: string): boolean => isSecretName(name) || (SECRET_HEADER.test(name) && !IDEMPOTENCY_KEY.test(name));
