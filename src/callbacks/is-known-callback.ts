import type { CallbackEvent, KnownCallback } from '../contract/callbacks.js';

const knownTypes: Readonly<Record<KnownCallback['type'], true>> = {
  healthify: true,
  'rewrite-tone': true,
  'budgetify-recipe': true,
  'adapt-method': true,
  'suggest-substitute': true,
  'enrich-ingredients': true,
};

/**
 * Returns whether this version knows the operation of a callback, and so the type of its data.
 *
 * @example
 * ```ts
 * import { isKnownCallback, type CallbackEvent } from '@recipe-ai/sdk/callbacks';
 *
 * const describe = (callback: CallbackEvent) =>
 *   isKnownCallback(callback) ? Object.keys(callback.data) : `a newer operation: ${callback.type}`;
 * ```
 */
export const isKnownCallback = (callback: CallbackEvent): callback is KnownCallback => Object.hasOwn(knownTypes, callback.type);
