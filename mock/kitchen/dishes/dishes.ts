import { lazy } from '../text/memoize.js';
import type { DishTemplate } from './dish.js';
import { parseDish, parseShared } from './parse-dish.js';
import { texts } from './tables.generated.js';

/** The file of the slots and steps that dishes share. */
export const SHARED_FILE = 'shared.txt';

const path = (file: string): string => `dishes/data/${file}`;

/** The slots and steps that dishes share. */
export const sharedParts = lazy(() => parseShared(path(SHARED_FILE), texts[SHARED_FILE]));

/** Every dish that the kitchen knows, by file name. */
export const dishes = lazy((): readonly DishTemplate[] =>
  Object.entries(texts)
    .filter(([file]) => file !== SHARED_FILE)
    .map(([file, text]) => parseDish(path(file), text, sharedParts())),
);
