import { escapeForRegExp } from '../../src/util/escape-for-reg-exp.js';
import { isSecretHeader, isSecretName } from '../../src/util/mask.js';
import { mask, maskUrls } from './masking.js';

/** Masks secrets in what the mock shows. */
export interface Masker {
  text(text: string): string;
  /** A JSON value with every text and every secret field masked. Deep nesting is cut. */
  value(value: unknown): unknown;
  header(name: string, value: string): string;
}

/** Nesting that is shown of a value. Deeper is cut, so that a hostile body cannot exhaust the stack. */
const MAX_DEPTH = 100;
/** Shorter secrets are not searched for in texts: they would mask ordinary words. */
const MIN_SECRET_LENGTH = 4;

const encodeInUrl = (secret: string): string => {
  try {
    return encodeURIComponent(secret);
  } catch {
    return secret;
  }
};

/** A secret as it is, as JSON that is shown as text has it, and as a URL has it. */
const formsOf = (secret: string): string[] => [secret, JSON.stringify(secret).slice(1, -1), encodeInUrl(secret)];

/**
 * A function that masks these secrets in a text. Every secret is masked as a whole, also where one contains or overlaps another. A text
 * without a secret is scanned once, however many secrets there are: most keys begin alike.
 */
const createTextMasker = (secrets: Iterable<string>): ((text: string) => string) => {
  const known = new Set([...secrets].filter((secret) => secret.length >= MIN_SECRET_LENGTH).flatMap(formsOf));
  if (known.size === 0) return (text) => text;
  const longestFirst = [...new Set([...known].map(({ length }) => length))].toSorted((a, b) => b - a);
  const beginnings = [...new Set([...known].map((secret) => escapeForRegExp(secret.slice(0, MIN_SECRET_LENGTH))))];
  const beginning = new RegExp(`(?=${beginnings.join('|')})`, 'g');
  const lengthAt = (text: string, index: number): number =>
    longestFirst.find((length) => known.has(text.slice(index, index + length))) ?? 0;
  return (text) => {
    let masked = '';
    let end = 0;
    for (const { index } of text.matchAll(beginning)) {
      const length = lengthAt(text, index);
      if (length === 0) continue;
      if (index >= end) masked += text.slice(end, index) + mask;
      end = Math.max(end, index + length);
    }
    return masked + text.slice(end);
  };
};

/** Masks these secrets, and what looks like a secret. */
export const createMasker = (secrets: Iterable<string>): Masker => {
  const maskKnown = createTextMasker(secrets);
  const maskText = (text: string): string => maskUrls(maskKnown(text));
  const maskValue = (value: unknown, depth = 0): unknown => {
    if (typeof value === 'string') return maskText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth === MAX_DEPTH) return '...';
    if (Array.isArray(value)) return value.map((inner) => maskValue(inner, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [maskText(name), isSecretName(name) ? mask : maskValue(inner, depth + 1)]),
    );
  };
  return {
    text: maskText,
    value: (value) => maskValue(value),
    header(name, value) {
      if (!isSecretHeader(name)) return maskText(value);
      return /^authorization$/i.test(name) && /^bearer /i.test(value) ? `Bearer ${mask}` : mask;
    },
  };
};
