import type { Ingredient } from '../ingredients/ingredient.js';
import { everyIngredient, find } from '../ingredients/find.js';
import { asClaimed, readClaims } from '../ingredients/label-claims.js';
import { keyOf, plain, singular } from '../ingredients/name-words.js';
import { forbids, type Restriction } from './restriction.js';

/** Words of a text that break a restriction. */
export interface Breach {
  words: string;
  restriction: Restriction;
}

/** True where the phrase stands in the text as whole words; both as keys. */
const holds = (text: string, phrase: string) => phrase !== '' && ` ${text} `.includes(` ${phrase} `);

/** The avoided word that stands in a text, if any; the text is a key. */
const avoided = ({ words, except }: Restriction, text: string): string | undefined => {
  if (!words.some((word) => holds(text, word))) return undefined;
  const rest = except.reduce((left, fine) => ` ${left} `.replaceAll(` ${keyOf(fine)} `, ' ').trim(), text);
  return words.find((word) => holds(rest, word));
};

/**
 * The first restriction that an ingredient breaks, if any. A name that is not known breaks every diet and allergy: nobody can say that it
 * does not. Parmesan breaks `vegan`.
 */
export const breaks = (name: string, restrictions: readonly Restriction[]): Restriction | undefined => {
  if (restrictions.length === 0) return undefined;
  const match = find(name);
  const key = keyOf(name);
  return restrictions.find(
    (restriction) => avoided(restriction, key) !== undefined || (match ? forbids(restriction, match) : restriction.wary),
  );
};

/** Words of recipes that name no ingredient of their own, though the larder knows something by that name: what they mean is on the list. */
const vague = new Set(
  `sauce dough batter filling topping glaze dressing marinade mixture soup stew salad patty burger wrap dip spread seasoning rub mix powder paste oil liquid juice syrup
  crust cake pie roll curry broth stock bowl crumb herb spice vegetable fruit water side drink garnish stuffing chip ball bar steak fat`.split(
    /\s+/,
  ),
);

const listed = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** What a cook does, or does it with, where it stands alone: the food of that name is called otherwise in a recipe. */
const deeds = listed(`
  fry melt melts crisp fluff sprinkle spray grease smash squirt scoop pulse char dab jerk mixer bear iron broiler fryer steamer
`);

/** Done to "the" or "it", or where a sentence begins, and food elsewhere: toast the nuts, but garlic toast in a pan. */
const deedsOrFood = listed('toast mince shake punch crumble bone shell pickle seed bread batter stew roast');
const things = listed('the it them this these those each');
const ways = listed('both all any until till for in into over about lightly gently well again once down to off');
const articles = listed('a an the of with on some more your any buttered');
const joints = listed('and then or to lightly gently finely roughly quickly just now before next');

/** Whether a word of a sentence says what is done, and names no food. */
const isDeed = (written: readonly string[], at: number): boolean => {
  const word = written[at] ?? '';
  if (deeds.has(word)) return true;
  if (!deedsOrFood.has(word)) return false;
  const before = written[at - 1];
  const behind = written[at + 1] ?? '';
  return things.has(behind) ? !articles.has(before ?? '') : ways.has(behind) && (before === undefined || joints.has(before));
};

/** The row of foil, twine and skewers: nobody eats them. */
const nothingToEat = 'wood chip';

interface Shelf {
  /** By the key of a name or an alias. */
  ingredients: ReadonlyMap<string, Ingredient>;
  /** The most words of a key, by its first word. */
  longest: ReadonlyMap<string, number>;
}

/** Put up on the first question, like the larder itself. */
const shelf = (() => {
  let filled: Shelf | undefined;
  const fill = (): Shelf => {
    const ingredients = new Map<string, Ingredient>();
    const longest = new Map<string, number>();
    const put = (name: string, ingredient: Ingredient) => {
      const key = keyOf(name);
      if (ingredients.has(key)) return;
      ingredients.set(key, ingredient);
      const [first = '', ...more] = key.split(' ');
      longest.set(first, Math.max(longest.get(first) ?? 0, more.length + 1));
    };
    for (const ingredient of everyIngredient()) put(ingredient.name, ingredient);
    for (const ingredient of everyIngredient()) for (const alias of ingredient.aliases) put(alias, ingredient);
    return { ingredients, longest };
  };
  return (): Shelf => (filled ??= fill());
})();

/** How many words before a name may take something out of it: "dairy free", "plant based". */
const claimWords = 3;

/** The words before a name that may claim something of it, and not of another thing: "vegan bacon and butter" is not all vegan. */
const claimsBefore = (written: readonly string[], at: number): string =>
  written
    .slice(Math.max(0, at - claimWords), at)
    .join(' ')
    .replace(/^.*\b(?:and|or|with|plus)\b/, '');

/** Tools and verbs that are called like food. */
const notFood =
  /\b(?:cheese ?(?:cloth|grater)|creamy|buttery|(?:honey|butter|cream|chocolate|egg|salmon)[- ](?:colou?red|sized)|egg (?:timer|cup|carton|slicer|shells?)|fish (?:out|spatula|slice|kettle)|butter (?:knife|dish)|bread (?:knife|machine|pan|tin|maker)|steak knife|wine glass|rice cooker|meat (?:thermometer|mallet|grinder|tenderizer)|poultry shears|nut milk bag|ice cream (?:maker|machine|scoop)|milk pan|pizza (?:stone|cutter|peel|wheel)|muffin (?:tin|pan|cups?)|cake (?:tin|pan|stand)|loaf (?:tin|pan)|roasting (?:tin|pan)|pie (?:dish|plate|weights)|waffle iron|egg wash brush|cream together|(?:(?<=^|[.;:,(]\s?)|(?<=\b(?:and|then|to) ))cream (?:until|the|in (?:the|a) (?:bowl|mixer)))\b/gi;

/** Whether a piece of a sentence may hold a claim at all: asking this first saves reading most of them. */
const claimLike = /free|vegan|vegetarian|veggie|plant|animal|non ?dairy|dairyless|meatless|mock|faux|eggless|gf|alcohol|sulfite/;

/** Every ingredient that a text names, the longest name first, so that "coconut milk" is no milk. */
const ingredientsIn = (text: string): { words: string; ingredient: Ingredient }[] => {
  const { ingredients, longest } = shelf();
  const found: { words: string; ingredient: Ingredient }[] = [];
  for (const piece of plain(text.replace(notFood, ' ').replace(/[.!?\n]+/g, ' ; ')).split(/[;:(),]/)) {
    const written = piece.match(/[\p{L}\p{N}%]+/gu) ?? [];
    const words = written.map(singular);
    const mayClaim = claimLike.test(piece);
    for (let at = 0; at < words.length; at++) {
      for (let count = Math.min(longest.get(words[at] ?? '') ?? 0, words.length - at); count > 0; count--) {
        const ingredient = ingredients.get(count === 1 ? (words[at] ?? '') : words.slice(at, at + count).join(' '));
        if (!ingredient || (count === 1 && (vague.has(words[at] ?? '') || isDeed(written, at)))) continue;
        // "egg-free cake" names no egg
        if (words[at + count] === 'free' && words[at + count + 1] !== 'of' && words[at + count + 1] !== 'range') continue;
        const claims = mayClaim ? readClaims(claimsBefore(written, at)).claims : [];
        if (ingredient.name !== nothingToEat)
          found.push({
            words: written.slice(at, at + count).join(' '),
            ingredient: claims.length > 0 ? asClaimed(ingredient, claims) : ingredient,
          });
        at += count - 1;
        break;
      }
    }
  }
  return found;
};

/**
 * Everything in a text (a title, a line, a step) that breaks a restriction: the last gate of every answer. It reads the words themselves and
 * errs on the side of alarm; only words such as "sauce" and "dough", which mean something on the list, are let pass.
 */
export const checkText = (text: string, restrictions: readonly Restriction[]): Breach[] => {
  if (restrictions.length === 0) return [];
  const breaches: Breach[] = [];
  for (const { words, ingredient } of text
    .replace(notFood, ' ')
    .split(/[.;:()!?\n]/)
    .flatMap(ingredientsIn)) {
    const restriction = restrictions.find((one) => forbids(one, { ingredient, how: 'alias', confidence: 1 }));
    if (restriction) breaches.push({ words, restriction });
  }
  const key = keyOf(text);
  for (const restriction of restrictions) {
    const words = avoided(restriction, key);
    if (words !== undefined) breaches.push({ words, restriction });
  }
  return breaches;
};
