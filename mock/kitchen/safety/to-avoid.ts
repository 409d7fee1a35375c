import { hidesIn, wordsForKinds } from './diet-words.js';
import { meats, seafood } from './diet-rules.js';
import type { Restriction } from './restriction.js';
import type { Kind, Match } from '../ingredients/ingredient.js';
import { everyIngredient, find } from '../ingredients/find.js';
import { isTypo } from '../text/edit-distance.js';
import { keyOf, modifiers } from '../ingredients/name-words.js';
import { singularOf } from '../text/lemma.js';

/** The ingredient that a misspelt word may mean: one more thing to leave out, never one to clear. */
const ingredientByTypo = (word: string): string | undefined =>
  word.length < 5
    ? undefined
    : everyIngredient().find(({ name, aliases }) => isTypo(word, name) || aliases.some((alias) => isTypo(word, alias)))?.name;

export const singularPhrase = (phrase: string) => phrase.split(' ').map(singularOf).join(' ');

export const exactly = (words: string): Match | undefined => {
  const match = find(words);
  return match?.how === 'name' || match?.how === 'alias' ? match : undefined;
};

/** Without what only says how a thing is: nobody who avoids raw onion is served onion. */
const bare = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !modifiers.has(word))
    .join(' ') || words;

/** What a word for a class of food stands for. */
export const classOf = (words: string): readonly Kind[] | undefined => wordsForKinds.get(words) ?? wordsForKinds.get(singularPhrase(words));

/** The same under any word of how it is. */
export const kindsOf = (words: string): readonly Kind[] | undefined => classOf(words) ?? classOf(bare(singularPhrase(words)));

/** An ingredient, or a class of them, that somebody avoids. An allergy to one is taken for an allergy to its kind: almonds, tree nuts. */
export const toAvoid = (words: string, isAllergy: boolean): Restriction => {
  const word = singularPhrase(words);
  const plainly = bare(word);
  const match = exactly(word);
  const known = match ? [match.ingredient.name, ...match.ingredient.aliases] : [];
  const kinds = kindsOf(words);
  const hidden = [
    ...(hidesIn.get(keyOf(word)) ?? []),
    ...(hidesIn.get(keyOf(plainly)) ? [plainly, ...(hidesIn.get(keyOf(plainly)) ?? [])] : []),
  ];
  const other = match ? undefined : exactly(plainly)?.ingredient.name;
  const meant = find(word) || kinds || hidden.length > 0 ? undefined : ingredientByTypo(word);
  return {
    name: words,
    kinds: kinds ?? [],
    allergens: isAllergy ? (match?.ingredient.allergens ?? []) : [],
    traces: isAllergy,
    wary: isAllergy && (match?.ingredient.allergens.length ?? 0) > 0,
    words: [...new Set([word, ...known, ...(meant ? [meant] : []), ...hidden].map(keyOf))],
    except: [],
    ...(other === undefined ? {} : { tooMuch: ({ name }) => name === other }),
  };
};

/** The most words that the name of a food has in a longer phrase. */
const longestFood = 4;

/** The foods that a phrase names: itself, where the larder has it or has none of its words. */
export const foodsIn = (phrase: string): string[] => {
  if (exactly(phrase) || kindsOf(phrase) || hidesIn.get(keyOf(phrase))) return [phrase];
  const said = phrase.replace(/ (?:in|on|after|before|for|at|with) .*$/, '');
  const words = said.split(' ');
  const foods: string[] = [];
  for (let at = 0; at < words.length; at++)
    for (let end = Math.min(words.length, at + longestFood); end > at; end--) {
      const part = words.slice(at, end).join(' ');
      if (!exactly(part) && !kindsOf(part)) continue;
      foods.push(part);
      at = end - 1;
      break;
    }
  return foods.length === 0 || find(said) ? [said] : foods;
};

const sorts: readonly Kind[] = ['beef', 'pork', 'lamb', 'poultry', 'game', ...seafood];
const flesh: readonly Kind[] = [...meats, ...seafood];

const fleshOf = (food: string): readonly Kind[] => {
  const kinds = exactly(singularPhrase(food))?.ingredient.kinds ?? [];
  return classOf(food) ?? (kinds.every((kind) => flesh.includes(kind)) ? kinds.filter((kind) => sorts.includes(kind)) : []);
};

/** Where somebody eats only some sorts of meat or fish: all others. Anything else that somebody eats only is no restriction of this kind. */
export const onlyThis = (foods: string): Restriction | undefined => {
  const eachEaten = foods.split(/ ?[&+/] ?| and | or | plus /).map(fleshOf);
  if (!eachEaten.every((kinds) => kinds.length > 0 && kinds.every((kind) => flesh.includes(kind)))) return undefined;
  const eaten = eachEaten.flat();
  return {
    name: `${foods} only`,
    kinds: sorts.filter((kind) => !eaten.includes(kind)),
    allergens: [],
    words: [],
    except: [],
    traces: false,
    wary: true,
    tooMuch: ({ kinds }) => kinds.some((kind) => flesh.includes(kind)) && !kinds.some((kind) => eaten.includes(kind)),
  };
};
