import { ConfigurationError } from '../errors.js';
import { longestSecret } from './same-secret.js';

/** What a callback has to satisfy. */
export interface VerifyOptions {
  /**
   * The callback secret from the dashboard. Several while it is being changed: any of them is right. Missing, blank or longer than 4,096
   * characters: a {@link ConfigurationError}. Documented (section 5).
   */
  secret: string | readonly string[];
  /** How far, in seconds, `timestamp` may lie before or after now. Default: not judged. */
  toleranceSeconds?: number;
  /** The largest body, in bytes. Default: 1 MiB. */
  maxBodyBytes?: number;
  /** What time it is, in epoch milliseconds where it is a number. Default: the clock. */
  now?: Date | number | (() => number);
}

/** {@link VerifyOptions}, checked and ready. */
export interface Rules {
  secrets: string[];
  toleranceMs: number;
  maxBodyBytes: number;
  now(): number;
}

/** A header carries bytes, and arrives with a character for each: so a secret beyond ASCII may arrive, if it was sent as UTF-8. */
const asBytes = (secret: string): string => String.fromCharCode(...new TextEncoder().encode(secret));

const isUsable = (secret: unknown): boolean => typeof secret === 'string' && secret.trim() !== '' && secret.length <= longestSecret;

/** Checks the options. */
export const toRules = (options: VerifyOptions): Rules => {
  const { secret, toleranceSeconds, maxBodyBytes, now } = options ?? {};
  const secrets = [secret].flat();
  if (secrets.length === 0 || !secrets.every(isUsable)) {
    throw new ConfigurationError('`secret` is missing, blank or too long: give the callback secret from the dashboard, or a list of such.');
  }
  const rules: Rules = {
    secrets: [...new Set([...secrets, ...secrets.map(asBytes)])],
    toleranceMs: (toleranceSeconds ?? Infinity) * 1000,
    maxBodyBytes: maxBodyBytes ?? 2 ** 20,
    now: typeof now === 'function' ? now : () => Number(now ?? Date.now()),
  };
  if (!(rules.toleranceMs >= 0 && rules.maxBodyBytes >= 0)) {
    throw new ConfigurationError('`toleranceSeconds` and `maxBodyBytes` have to be 0 or more.');
  }
  return rules;
};
