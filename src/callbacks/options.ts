import { ConfigurationError } from '../errors.js';
import { MAX_SECRET_LENGTH } from './timing-safe-equal.js';

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

/** {@link VerifyOptions}, with each secret in every form that it may arrive in. */
export interface NormalizedOptions extends VerifyOptions {
  secret: string[];
}

/** A header carries bytes, and arrives with a character for each: so does a secret beyond ASCII that was sent as UTF-8. */
const asBytes = (secret: string): string => String.fromCharCode(...new TextEncoder().encode(secret));

/** Checks the options. */
export const normalizeOptions = (options: VerifyOptions): NormalizedOptions => {
  const secrets = [options?.secret].flat();
  if (!secrets[0] || secrets.some((one) => !one?.trim?.() || one.length > MAX_SECRET_LENGTH)) {
    throw new ConfigurationError('`secret` is missing, blank or too long: take that of the dashboard.');
  }
  return { ...options, secret: secrets.flatMap((one) => (/[^ -~]/.test(one) ? [one, asBytes(one)] : one)) };
};
