/** The longest secret there can be, in characters. Whatever is longer is refused before it is compared. */
export const MAX_SECRET_LENGTH = 4096;

/**
 * Compares a received secret with the one that is expected, in a time that depends on the length of the received one alone: not on where
 * the two differ, nor on how long the expected one is. Never true for a secret that is missing, empty, or longer than 4,096 characters.
 *
 * @example
 * ```ts
 * import { sameSecret } from '@recipe-ai/sdk/callbacks';
 *
 * sameSecret('wrong', 'a-long-secret'); // false
 * ```
 */
export const timingSafeEqual = (received: string | null | undefined, secret: string): boolean => {
  if (typeof received !== 'string' || !secret || received.length > MAX_SECRET_LENGTH) return false;
  const { length } = secret;
  let difference = received.length ^ length;
  // Walks round and round the secret. Neither `%` nor a branch says where it starts again: engines do both in a time that tells the length.
  for (let at = 0, place = 0; at < received.length; at++) {
    difference |= received.charCodeAt(at) ^ secret.charCodeAt(place);
    const beyond = place + 1 - length;
    place = beyond + (length & (beyond >> 31));
  }
  return difference === 0;
};
