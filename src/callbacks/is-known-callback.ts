import { describeKinds, recipeKinds, type CallbackEvent, type KnownCallback } from '../contract/callbacks.js';

/** The main fields of the data of each operation, and what each of them is. */
const dataKinds: Readonly<Record<KnownCallback['type'], Readonly<Record<string, string>>>> = {
  healthify: recipeKinds,
  'rewrite-tone': recipeKinds,
  'budgetify-recipe': recipeKinds,
  'adapt-method': recipeKinds,
  'suggest-substitute': { ingredient: 'string', substitutes: 'array' },
  'enrich-ingredients': { ingredients: 'array' },
};

/** The `type` of each callback that this version knows. A function, so that bundlers leave it out of programs that do not use it. */
export const knownTypes = (): string[] => Object.keys(dataKinds);

/**
 * Returns whether this version knows the operation of a callback, and so the type of its data. It is false if the main fields of the data
 * are missing or have another type: `name`, `ingredients` and `steps` of a recipe, `ingredient` and `substitutes`, or the `ingredients` of
 * enrich-ingredients. `verifyCallback` checks the data of healthify alone, because the specification does not state that of the others.
 *
 * @example
 * ```ts
 * import { isKnownCallback, type CallbackEvent } from '@recipe-ai/sdk/callbacks';
 *
 * const describe = (callback: CallbackEvent) =>
 *   isKnownCallback(callback) ? Object.keys(callback.data) : `a newer operation: ${callback.type}`;
 * ```
 */
export const isKnownCallback = (callback: CallbackEvent): callback is KnownCallback =>
  Object.hasOwn(dataKinds, callback.type) && !describeKinds('', callback.data, dataKinds[callback.type as KnownCallback['type']]);
