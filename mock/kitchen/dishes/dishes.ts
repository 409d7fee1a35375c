import { lazy } from '../text/memoize.js';
import type { DishTemplate, IngredientSlot } from './dish.js';
import { parseBlocks } from './parse-blocks.js';
import { parseDish } from './parse-dish.js';
import { parseSharedSlots } from './parse-slot.js';
import { parseSharedSteps, type SharedParts } from './parse-step.js';
import { tables } from './tables.generated.js';

const SLOTS_FILE = 'shared-slots.txt';
const STEPS_FILE = 'shared-steps.txt';

const path = (file: string): string => `dishes/data/${file}`;

/** The slots and steps that dishes share. */
export const sharedParts = lazy((): SharedParts => ({
  ...parseSharedSlots(path(SLOTS_FILE), parseBlocks(path(SLOTS_FILE), tables[SLOTS_FILE])),
  steps: parseSharedSteps(path(STEPS_FILE), parseBlocks(path(STEPS_FILE), tables[STEPS_FILE])),
}));

/** Every dish that the kitchen knows, by file name. */
export const dishes = lazy((): readonly DishTemplate[] =>
  Object.entries(tables)
    .filter(([file]) => file.endsWith('.txt') && file !== SLOTS_FILE && file !== STEPS_FILE)
    .map(([file, text]) => parseDish(path(file), parseBlocks(path(file), text), sharedParts())),
);

/** Slots next to the plate, for what finds no slot in the dish. */
export const sideSlots = lazy((): readonly IngredientSlot[] =>
  (sharedParts().groups.get('sides') ?? []).map((name) => {
    const slot = sharedParts().slots.get(name);
    if (!slot) throw new RangeError(`${path(SLOTS_FILE)}: the group "sides" names "${name}", which is not a shared slot.`);
    return slot;
  }),
);
