import type { Ingredient, Kind, Match } from '../ingredients/ingredient.js';
import { mayBeFined } from './diet-claims.js';
import type { Restriction } from './restriction.js';
import { isAnyOf } from '../ingredients/kinds.js';

/** What only the label of a product says, for the diets that ask about it. */
interface LabelNote {
  diets: readonly string[];
  concerns: (ingredient: Ingredient) => boolean;
  /** A sentence for the warnings. */
  text: string;
}

const isAny =
  (...kinds: readonly Kind[]) =>
  (ingredient: Ingredient): boolean =>
    isAnyOf(ingredient, ...kinds);

const notes: readonly LabelNote[] = [
  {
    diets: ['vegan', 'vegetarian', 'lacto_vegetarian', 'ovo_vegetarian'],
    concerns: mayBeFined,
    text: 'Wine and beer may be cleared with fish, egg or milk: choose one that is labelled vegan.',
  },
  {
    diets: ['vegetarian', 'lacto_vegetarian'],
    concerns: isAny('cheese'),
    text: 'Some cheese is made with animal rennet: choose one that is labelled vegetarian.',
  },
  {
    diets: ['halal'],
    concerns: isAny('beef', 'lamb', 'poultry', 'game'),
    text: 'Meat is halal by the way it was slaughtered: choose meat that is certified halal.',
  },
  {
    diets: ['kosher'],
    concerns: isAny('beef', 'lamb', 'poultry', 'game', 'cheese', 'alcohol'),
    text: 'Meat, cheese and wine are kosher by the way they were made: choose ones with a kosher certificate.',
  },
];

/** What a cook has to look for on labels, because no name of an ingredient says it: a dish with wine is vegan only if the wine is. */
export const labelNotes = (matches: readonly (Match | undefined)[], restrictions: readonly Restriction[]): string[] => {
  const asked = new Set<string>(restrictions.map(({ name }) => name));
  return notes
    .filter(({ diets, concerns }) => diets.some((diet) => asked.has(diet)) && matches.some((match) => match && concerns(match.ingredient)))
    .map(({ text }) => text);
};
