import { minutesText } from '../text/join-list.js';
import { Unsatisfiable } from '../unsatisfiable.js';
import type { NothingFound } from './find-recipe.js';
import type { Pantry } from './parse-pantry.js';

/** Every ingredient of a pantry is ruled out, or nothing is left but seasonings. */
export const nothingLeft = ({ excluded }: Pantry): Unsatisfiable =>
  new Unsatisfiable('Nothing in the pantry is left to cook with; offer other ingredients.', ...excluded.map(({ reason }) => reason));

/** No dish is ready in time, or none keeps every restriction. */
export const nothingFits = (time: number | null, pantry: Pantry, { quickest }: NothingFound): Unsatisfiable => {
  if (time !== null && quickest !== null && quickest > time)
    return new Unsatisfiable(
      `Nothing from this pantry is ready in ${minutesText(time)}; the quickest dish takes ${minutesText(quickest)}.`,
      `Set time_available to ${quickest} or more.`,
    );
  const reasons = pantry.excluded.map(({ reason }) => reason);
  return new Unsatisfiable(
    'No dish from this pantry keeps every restriction.',
    ...reasons,
    'Offer other ingredients, or lift a restriction.',
  );
};
