/** The longest secret there can be, in characters. Whatever is longer is refused before it is compared. */
export const longestSecret = 4096;

/**
 * Compares a received secret with the one that is expected, in a time that depends on the received one alone: not on where the two
 * differ, nor on how long the expected one is. Never true for a secret that is missing, empty, or longer than 4,096 characters.
 *
 * Every received character is compared with the one of the secret at its index modulo the secret's length, and the difference of the
 * lengths is folded in at the end.
 *
 * @example
 * ```ts
 * import { sameSecret } from '@recipe-ai/sdk/callbacks';
 *
 * sameSecret('wrong', 'a-long-secret'); // false
 * ```
 */
export const sameSecret = (received: string | null | undefined, secret: string): boolean => {
  if (typeof received !== 'string' || !secret || received.length > longestSecret) return false;
  let difference = received.length ^ secret.length;
  for (let at = 0; at < received.length; at++) difference |= received.charCodeAt(at) ^ secret.charCodeAt(at % secret.length);
  return difference === 0;
};
