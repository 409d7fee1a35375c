import type { Method } from '../../../../src/contract/enums.js';
import { isDriedPulse, type RawFood } from '../../safety/raw-food.js';
import { printTemperature } from '../../safety/safe-temperatures.js';

/** What has to be minded in this way of cooking, for what is in the dish. */
export const safetyNotesFor = (raw: readonly RawFood[], target: Method): string[] => {
  const flesh = raw.filter(({ safe, ingredient }) => safe && !ingredient.kinds.includes('egg'));
  const notes = raw.flatMap(({ name, safe }) =>
    safe
      ? [
          `Cook the ${name} to ${printTemperature(safe.temperature)} in the middle${safe.restMinutes > 0 ? `, followed by ${safe.restMinutes} minutes of rest` : ''}.`,
        ]
      : [],
  );
  if (target === 'slow_cooker') {
    if (raw.some(({ ingredient }) => ingredient.name.includes('bean') && isDriedPulse(ingredient)))
      notes.push(
        'Boil dried beans hard for 10 minutes before they go in: a slow cooker does not get hot enough to destroy the toxin of kidney beans.',
      );
    if (flesh.length > 0)
      notes.push('Thaw meat, poultry and fish before they go in, and keep the lid on, so that they do not stay warm and raw for hours.');
  }
  if (target === 'microwave' && flesh.length > 0)
    notes.push('Microwaves leave cold spots: check the temperature in several places after standing.');
  if (target === 'pressure_cooker')
    notes.push('Fill the pot no more than two thirds, half with beans or grains, and keep at least a cup of thin liquid in it.');
  if (target === 'grill' && flesh.length > 0) notes.push('Use a clean plate and clean tongs for what comes off the grill.');
  if (target === 'sous_vide' && flesh.length > 0)
    notes.push('Keep the bag under water all the time, and chill or eat at once what comes out of it.');
  return [...new Set(notes)];
};
