/** The longest secret, in characters. A longer one is rejected before it is compared. */
export const MAX_SECRET_LENGTH = 4096;

/**
 * Compares a received secret with the expected one. The time depends only on the length of the received secret, so it reveals nothing about
 * the expected secret. Returns false if a secret is missing or empty, or if the received secret is longer than 4,096 characters.
 *
 * @example
 * ```ts
 * import { timingSafeEqual } from '@recipe-ai/sdk/callbacks';
 *
 * timingSafeEqual('wrong', 'a-long-secret'); // false
 * ```
 */
export const timingSafeEqual = (received: string | null | undefined, secret: string): boolean => {
  if (typeof received !== 'string' || !secret || received.length > MAX_SECRET_LENGTH) return false;
  const { length } = secret;
  let difference = received.length ^ length;
  // Goes through the secret again and again. Neither `%` nor a branch wraps the index: both take a time that reveals the length.
  for (let index = 0, secretIndex = 0; index < received.length; index++) {
    difference |= received.charCodeAt(index) ^ secret.charCodeAt(secretIndex);
    const overshoot = secretIndex + 1 - length;
    secretIndex = overshoot + (length & (overshoot >> 31));
  }
  return difference === 0;
};
