/** What stands in the place of a secret. */
export const mask = '****';

const secretName = /authorization|cookie|secret|token|passw|api-?_?key|signature/i;
/** Words that mean a secret in a query, where a name is seldom longer. */
const shortName = /(?:^|[^a-z])(?:auth|code|credentials?|hmac|jwt|key|pass|pwd|session|sid|sig)(?:[^a-z]|$)/i;
/** Letters and digits in one long word: nobody gives such a thing but to be known by it. */
const tokenLike = /^(?=.*\d)(?=.*[a-z])[\w.~=-]{16,}$/i;

/** True for names of fields and headers that hold secrets. */
export const isSecretName = (name: string): boolean => secretName.test(name);

const plain = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const maskParameter = (parameter: string): string => {
  const equals = parameter.indexOf('=');
  const name = equals < 0 ? '' : parameter.slice(0, equals);
  const value = parameter.slice(equals + 1);
  if (value === '' || !(isSecretName(plain(name)) || shortName.test(plain(name)) || tokenLike.test(plain(value)))) return parameter;
  return equals < 0 ? mask : `${name}=${mask}`;
};

/** The text with what is secret in its URLs hidden: user info, and parameters that are secret by their name or their looks. */
export const maskUrls = (text: string): string =>
  text.includes('://') ? text.replaceAll(/(:\/\/)[^/?#\s]*@/g, `$1${mask}@`).replaceAll(/(?<=[?&#])[^?&#\s]+/g, maskParameter) : text;
