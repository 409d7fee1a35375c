import { decodePercent } from '../util/decode-percent.js';

/** What replaces a secret. */
export const mask = '****';

const SECRET_NAME = /authorization|cookie|secret|token|passw|api-?_?key|signature/i;
/** Words that mean a secret in a query, whose parameter names are short. */
const SECRET_WORDS = new Set(['auth', 'code', 'credential', 'credentials', 'hmac', 'jwt', 'key', 'pass', 'pwd', 'session', 'sid', 'sig']);
const LONG_WORD = /^[\w.~=-]{16,}$/;

/** True for names of fields and headers that hold secrets. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** Letters and digits in one long word: probably a token. */
const isTokenLike = (value: string): boolean => LONG_WORD.test(value) && /\d/.test(value) && /[a-z]/i.test(value);

const hasSecretWord = (name: string): boolean => name.split(/[^a-z]/i).some((word) => SECRET_WORDS.has(word.toLowerCase()));

const isSecretParameter = (name: string, value: string): boolean =>
  isSecretName(decodePercent(name)) || hasSecretWord(decodePercent(name)) || isTokenLike(decodePercent(value));

const maskParameter = (parameter: string): string => {
  const equals = parameter.indexOf('=');
  const name = equals < 0 ? '' : parameter.slice(0, equals);
  const value = parameter.slice(equals + 1);
  if (value === '' || !isSecretParameter(name, value)) return parameter;
  return equals < 0 ? mask : `${name}=${mask}`;
};

/** Masks the secrets in the URLs of a text: user info, and parameters whose name or value looks like a secret. */
export const maskUrls = (text: string): string =>
  text.includes('://') ? text.replaceAll(/(:\/\/)[^/?#\s]*@/g, `$1${mask}@`).replaceAll(/(?<=[?&#])[^?&#\s]+/g, maskParameter) : text;
