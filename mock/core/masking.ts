import { isSecretName } from '../../src/util/mask.js';
import { decodePercent } from '../util/decode-percent.js';

/** What replaces a secret. */
export const mask = '****';

/** Words that mean a secret only in a query, whose parameter names are short. */
const SECRET_WORD = /(?<![a-z])(?:code|hmac|sig)(?![a-z])/i;
const LONG_WORD = /^[\w.~=-]{16,}$/;

/** Letters and digits in one long word: probably a token. */
const isTokenLike = (value: string): boolean => LONG_WORD.test(value) && /\d/.test(value) && /[a-z]/i.test(value);

const isSecretParameter = (name: string, value: string): boolean => {
  const decoded = decodePercent(name);
  return isSecretName(decoded) || SECRET_WORD.test(decoded) || isTokenLike(decodePercent(value));
};

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
