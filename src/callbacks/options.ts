import { kindOf } from '../util/kind-of.js';
import { suggestName } from '../contract/did-you-mean.js';
import { ConfigurationError } from '../errors.js';
import { utf8AsLatin1 } from '../util/bytes.js';
import { describeFailure } from '../util/describe-failure.js';
import { environmentVariable } from '../util/environment.js';
import { MAX_SECRET_LENGTH } from '../util/timing-safe-equal.js';

/** One callback secret, or a list of secrets during a rotation. Each secret of the list is accepted. */
export type CallbackSecret = string | readonly string[];

/** How callbacks are verified. */
export interface VerifyOptions {
  /**
   * The callback secret from your account page, a list of valid secrets, or a function that returns one of these. A secret that is missing,
   * blank or longer than 4,096 characters causes a `ConfigurationError`. Default: the environment variable `RECIPE_AI_CALLBACK_SECRET`.
   */
  secret?: CallbackSecret | (() => CallbackSecret | Promise<CallbackSecret>) | undefined;
  /** Seconds that `timestamp` may differ from the current time. Default: not checked. */
  toleranceSeconds?: number | undefined;
  /** Largest body in bytes. Default: 1 MiB. */
  maxBodyBytes?: number | undefined;
  /** The current time: a `Date`, epoch milliseconds, or a function that returns epoch milliseconds. Default: the machine's time. */
  now?: Date | number | (() => number) | undefined;
}

/** The options of a verification, to find misspelled ones. */
export const verifyOptionNames: Record<keyof VerifyOptions, true> = { secret: true, toleranceSeconds: true, maxBodyBytes: true, now: true };

/** {@link VerifyOptions} with defaults filled in, and each secret in every form that may arrive. */
export interface VerificationRules {
  secrets: readonly string[];
  toleranceSeconds?: number;
  maxBodyBytes: number;
  now: () => number;
}

/** Callbacks hold recipes as text: a few kilobytes. */
export const DEFAULT_MAX_BODY_BYTES = 2 ** 20;

/** What is wrong with a secret, without the secret; undefined if nothing is. */
const secretProblem = (secret: unknown): string | undefined => {
  if (secret === undefined || secret === null) return 'missing';
  if (Array.isArray(secret) && secret.length === 0) return 'an empty list';
  if (typeof secret !== 'string') return `of type ${kindOf(secret)}, not a text`;
  if (secret.trim() === '') return 'blank';
  return secret.length > MAX_SECRET_LENGTH ? `longer than ${MAX_SECRET_LENGTH} characters` : undefined;
};

/** Headers carry bytes and are read as Latin-1, so a secret that is not ASCII may arrive as the bytes of its UTF-8 form. */
const formsOf = (secret: string): string[] => (/[^ -~]/.test(secret) ? [secret, utf8AsLatin1(secret)] : [secret]);

const toSecrets = (secret: unknown): string[] => {
  const isList = Array.isArray(secret) && secret.length > 0;
  const secrets = (isList ? secret : [secret]) as string[];
  const problems = secrets.map(secretProblem);
  const index = problems.findIndex(Boolean);
  if (index < 0) return secrets.flatMap(formsOf);
  throw new ConfigurationError(
    `\`secret${isList ? `[${index}]` : ''}\` is ${problems[index]}. Pass the callback secret of your account page, or set RECIPE_AI_CALLBACK_SECRET.`,
  );
};

/** Throws a {@link ConfigurationError} for an option that does not exist: a misspelled `toleranceSeconds` would check nothing. */
export const assertOptionNames = (options: unknown, names: Record<string, true>): void => {
  if (typeof options !== 'object' || options === null) {
    throw new ConfigurationError(`Options must be an object of ${Object.keys(names).join(', ')}.`);
  }
  const unknown = Object.keys(options).find((name) => !Object.hasOwn(names, name));
  if (unknown !== undefined) throw new ConfigurationError(`Unknown option \`${unknown}\`${suggestName(unknown, Object.keys(names))}`);
};

/** Throws a {@link ConfigurationError} for an amount that is not a number, 0 or more. `of` is its unit, such as ` of milliseconds`. */
export const assertAmount = (name: string, value: unknown, of = ''): void => {
  if (value === undefined || (typeof value === 'number' && value >= 0)) return;
  const what = typeof value === 'number' ? value : `of type ${kindOf(value)}`;
  throw new ConfigurationError(`\`${name}\` must be a number${of}, 0 or more; it is ${what}.`);
};

/** Throws a {@link ConfigurationError} for a duration that is not a number of milliseconds, 0 or more. */
export const assertMilliseconds = (name: string, value: unknown): void => assertAmount(name, value, ' of milliseconds');

/** Throws a {@link ConfigurationError} for an option that must be a function, and is not. */
export const assertFunctions = <Options extends object>(options: Options, names: readonly (keyof Options & string)[]): void => {
  const wrong = names.find((name) => options[name] !== undefined && typeof options[name] !== 'function');
  if (wrong !== undefined) throw new ConfigurationError(`\`${wrong}\` must be a function.`);
};

/** Throws a {@link ConfigurationError} for an option that must be an object with these functions, and is not. */
export const assertMethods = (name: string, value: unknown, methods: readonly string[]): void => {
  if (value === undefined || methods.every((method) => typeof (value as Record<string, unknown> | null)?.[method] === 'function')) return;
  throw new ConfigurationError(`\`${name}\` must be an object with the functions ${methods.join(', ')}.`);
};

/** The current time in epoch milliseconds. Throws a {@link ConfigurationError} if `now` returns no time, or throws. */
const readTime = (now: VerifyOptions['now'] = Date.now): number => {
  let time: number;
  try {
    time = Number(typeof now === 'function' ? now() : now);
  } catch (cause) {
    throw new ConfigurationError(`The function \`now\` failed with ${describeFailure(cause)}. The \`cause\` is its error.`, { cause });
  }
  assertAmount('now', time);
  return time;
};

/** Throws a {@link ConfigurationError} for an option that is not the secret and has an invalid value. A function `now` is not called. */
export const assertLimits = ({ toleranceSeconds, maxBodyBytes, now }: VerifyOptions): void => {
  assertAmount('toleranceSeconds', toleranceSeconds);
  assertAmount('maxBodyBytes', maxBodyBytes);
  if (typeof now !== 'function') readTime(now);
};

const toRules = (options: VerifyOptions, secret: unknown): VerificationRules => {
  assertLimits(options);
  const { toleranceSeconds, maxBodyBytes = DEFAULT_MAX_BODY_BYTES, now } = options;
  return { secrets: toSecrets(secret), toleranceSeconds, maxBodyBytes, now: () => readTime(now) };
};

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as Partial<Promise<unknown>> | undefined)?.then === 'function';

/** Throws a {@link ConfigurationError} if a secret is missing or invalid; returns a promise only if `secret` is an asynchronous function. */
export const resolveRules = (options: VerifyOptions): VerificationRules | Promise<VerificationRules> => {
  const given = options.secret;
  const secret: unknown = typeof given === 'function' ? given() : (given ?? environmentVariable('RECIPE_AI_CALLBACK_SECRET'));
  return isPromise(secret) ? secret.then((resolved) => toRules(options, resolved)) : toRules(options, secret);
};

/**
 * Returns a function that returns the rules for a request. An invalid secret throws at once. A missing one, or a function that fails, is a
 * {@link ConfigurationError} when a request arrives, so that a module can create a receiver while it is built without secrets.
 */
export const createRuleSource = (options: VerifyOptions): (() => Promise<VerificationRules>) => {
  const isFixed = options.secret !== undefined && options.secret !== null && typeof options.secret !== 'function';
  const fixed = isFixed ? toRules(options, options.secret) : undefined;
  return async () => {
    try {
      return fixed ?? (await resolveRules(options));
    } catch (cause) {
      throw cause instanceof ConfigurationError
        ? cause
        : new ConfigurationError(`The \`secret\` function failed with ${describeFailure(cause)}. The \`cause\` is its error.`, { cause });
    }
  };
};
