import type { RecipeDraft } from '../recipe-draft.js';
import { theseWords } from '../../text/join-list.js';

/** Lines of the list, as a sentence names them. */
export const namesOf = ({ lines }: RecipeDraft, indexes: readonly number[]): string =>
  theseWords([
    ...new Set(
      lines
        .filter(({ index }) => indexes.includes(index))
        .map(({ name, ingredient }) => (name.split(' ').length > 3 && ingredient ? ingredient.name : name.toLowerCase())),
    ),
  ]);

/** Sentences for what the steps named before and no longer name; `brushesFat` if fat goes on the food and not into a pan. */
export const sayMissing = (recipe: RecipeDraft, before: readonly string[], after: readonly string[], brushesFat: boolean): string[] => {
  const named = (texts: readonly string[]): Set<number> =>
    new Set(texts.flatMap((text) => recipe.mentions.in(text).flatMap(({ lines }) => lines)));
  // most texts stay as they were, and need not be read
  const [were, are] = [new Set(before), new Set(after)];
  const fresh = named(after.filter((text) => !were.has(text)));
  const missing = [...named(before.filter((text) => !are.has(text)))].filter((index) => !fresh.has(index));
  const still = missing.length > 0 ? named(after.filter((text) => were.has(text))) : fresh;
  const lost = missing.filter((index) => !still.has(index));
  const fats = brushesFat ? lost.filter((index) => recipe.lines[index]?.ingredient?.role === 'fat') : [];
  const rest = lost.filter((index) => !fats.includes(index));
  return [
    ...(fats.length > 0 ? [`Brush it with ${namesOf(recipe, fats)}.`] : []),
    ...(rest.length > 0 ? [`Add ${namesOf(recipe, rest)} with the rest.`] : []),
  ];
};
