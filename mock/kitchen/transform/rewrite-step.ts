import { formatQuantity, formatUnit } from '../lines/amounts.js';
import { measuredBest } from '../lines/kitchen-quantity.js';
import type { Ingredient } from '../ingredients/ingredient.js';
import { unitOf } from '../text/units.js';
import { isCalled, type Mention, type Mentions } from '../lines/mentions.js';
import { singularOf } from '../text/lemma.js';
import { capitalLike } from '../text/capitalize.js';

/** What became of a line of the list, as far as the steps are concerned. */
export interface Edit {
  /** What it was called. */
  was: string;
  /** What it is called now; `null` where it kept its name. */
  name: string | null;
  /** How much of it there is now for each 1 there was; `null` where the two cannot be compared. */
  factor: number | null;
  /** True where a fat that melts became one that flows. */
  flows: boolean;
  /** What it is now. */
  ingredient: Ingredient | undefined;
}

const number = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?(?:\s?[½¼¾⅓⅔⅛⅜⅝⅞])?|[½¼¾⅓⅔⅛⅜⅝⅞])`;
const unitWord = String.raw`(?:teaspoons?|tsps?\.?|tablespoons?|tbsps?\.?|cups?|ounces?|oz\.?|pounds?|lbs?\.?|grams?|g|kg|ml|milliliters?|liters?|litres?|pints?|quarts?|cloves?|slices?|sticks?|pinch(?:es)?|dash(?:es)?|cans?|sprigs?|stalks?|handfuls?)`;
const adjective = String.raw`(?:remaining|reserved|melted|softened|chopped|minced|grated|shredded|sliced|diced|cold|warm|hot|extra|room[- ]temperature)`;
/** "2 tablespoons of the " at the end of the text before a mention. */
const amountBefore = new RegExp(
  String.raw`(?<![\d/.]|\/ )(${number})([\s-]*)(${unitWord})?((?<![a-z])\s*|\s+(?:of\s+)?(?:the\s+)?(?:${adjective}\s+)*)$`,
  'iu',
);

const glyphs: Record<string, number> = {
  '½': 1 / 2, '¼': 1 / 4, '¾': 3 / 4, '⅓': 1 / 3, '⅔': 2 / 3, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8, '⅞': 7 / 8,
}; // prettier-ignore

const valueOf = (text: string): number => {
  let total = 0;
  for (const part of text
    .replace(/([½¼¾⅓⅔⅛⅜⅝⅞])/u, ' $1')
    .trim()
    .split(/\s+/)) {
    const [above, below] = part.split('/');
    total += glyphs[part] ?? (below === undefined ? Number(above) : Number(above) / Number(below));
  }
  return total;
};

/** "tablespoons", or "tablespoon" where there is only half of one; what is written short stays so. */
const inNumber = (unit: string, quantity: number): string => {
  const one = unit.replace(/s$/, '');
  return /^(?:teaspoon|tablespoon|cup|ounce|pound|pint|quart|clove|slice|stick|can|sprig|stalk)$/i.test(one)
    ? quantity > 1
      ? `${one}s`
      : one
    : unit;
};

/** Names of ingredients that are verbs too, and what to say instead. */
const verbs: readonly (readonly [RegExp, verb: string, participle: string])[] = [
  [/^(?:butter|oil|grease)/i, 'grease', 'greased'],
  [/^flour/i, 'dust', 'dusted'],
  [/^(?:salt|pepper)/i, 'season', 'seasoned'],
  [/^sugar/i, 'sprinkle', 'sprinkled'],
];
const verbFor = (word: string) => verbs.find(([pattern]) => pattern.test(word));

const startsSentence = (before: string): boolean => /(?:^|[.!?:]["')]?\s+|^\s*\d+[.)]\s*)$/.test(before);

const titleCase = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());

const wordIn = (text: string, word: string): boolean => ` ${text.toLowerCase()} `.includes(` ${word.toLowerCase()} `);

/** "The steaks" stay several by another name. */
const counted = /(?:steak|chop|fillet|cutlet|sausage|breast|thigh|burger)$/;

/** Before another word of a title: "Sunflower Seed Bread". */
const inFront = (name: string): string => name.replace(/\S+$/, singularOf);

/** True where the new thing is called so as well, and the word was no name of the old one alone: ground turkey is still "the meat". */
const stillFits = ({ was, ingredient }: Edit, name: string, word: string): boolean =>
  ingredient !== undefined && isCalled(ingredient, word) && (wordIn(name, word) || !wordIn(was, word));

const newNameOf = (mention: Mention, word: string, edits: ReadonlyMap<number, Edit>): string | undefined => {
  const names = new Set<string>();
  for (const index of mention.lines) {
    const edit = edits.get(index);
    if (!edit || edit.name === null) return undefined;
    if (!stillFits(edit, edit.name, word)) names.add(edit.name);
  }
  if (names.size === 0) return undefined;
  const name = [...names].join(' and ');
  return mention.plural && counted.test(name) ? `${name}s` : name;
};

/** "Butter a dish", "lightly oil the pan": the name of a thing to do. */
const isVerb = (before: string, after: string): boolean =>
  /(?:^|[.!?;:]\s+|,\s+|\b(?:and|then|lightly|generously|well|to)\s+)$/i.test(before) &&
  /^\s+(?:an?|the|your|each|both|inside|bottom|baking|\d)\b/i.test(after);

const scaleBefore = (before: string, { factor }: Edit, isRenamed: boolean): string => {
  if (factor === null)
    return isRenamed
      ? before
          .replace(amountBefore, (_all, _amount, _gap, _unit, rest: string) =>
            /\bthe\b/.test(rest) ? rest.replace(/^\s*of\s+/, '') : 'the ',
          )
          .replace(/\b(the )the $/i, '$1')
      : before;
  if (factor === 1) return before;
  return before.replace(amountBefore, (_all, amount: string, gap: string, unit: string | undefined, rest: string) => {
    const measure = unitOf((unit ?? '').replace('.', ''))?.unit ?? null;
    // as the list has it: "3 tablespoons" where it says so, and not "1/5 cup"
    const now = measuredBest(valueOf(amount) * factor, measure);
    if (now.unit !== null && now.unit !== measure) return `${formatQuantity(now.quantity)} ${formatUnit(now.unit, now.quantity)}${rest}`;
    return `${formatQuantity(now.quantity)}${gap}${unit === undefined ? '' : inNumber(unit, now.quantity)}${rest}`;
  });
};

/** Oil is not melted, softened or creamed. */
const letFlow = (before: string): string =>
  before
    .replace(/\b(?:melted|softened|cold|cubed|diced|room[- ]temperature|unsalted|salted|knob of|pat of|stick of|sticks of)\s+$/i, '')
    .replace(
      /\b(melt)(ed|ing)?(\s+(?:(?:half|the rest|some|a little|most) of (?:the\s+)?|the\s+|[\d/½¼¾]+[^,.;]{0,20}\s)?)$/i,
      (_all, melt: string, ending: string | undefined, rest: string) => `${capitalLike(melt, 'heat')}${ending ?? ''}${rest}`,
    );

const participles = /\b(?:butter|oil|flour|salt|pepper|sugar)ed\b/gi;

/** "a buttered dish" after the butter is gone. */
const replaceParticiples = (text: string, edits: ReadonlyMap<number, Edit>): string => {
  const gone = [...edits.values()].filter((edit) => edit.name !== null);
  if (gone.length === 0) return text;
  return text.replace(participles, (word) => {
    const stem = word.toLowerCase().replace(/ed$/, '');
    const isGone = gone.some(({ was, name }) => wordIn(was, stem) && !wordIn(name ?? '', stem));
    return isGone ? capitalLike(word, verbFor(word)?.[2] ?? word) : word;
  });
};

/** A step, or a title, with every ingredient that was replaced called by its new name, and with the amounts it repeats scaled. */
export const rewriteStep = (text: string, mentions: Mentions, edits: ReadonlyMap<number, Edit>, as: 'step' | 'title' = 'step'): string => {
  if (edits.size === 0) return text;
  let result = '';
  let at = 0;
  let flowed = false;
  for (const mention of mentions.in(text)) {
    const word = text.slice(mention.start, mention.end);
    const name = newNameOf(mention, word, edits);
    const edit = edits.get(mention.lines[0] ?? -1);
    let before = text.slice(at, mention.start);
    if (edit && mention.lines.length === 1) before = scaleBefore(before, edit, edit.name !== null);
    if (edit?.flows && name !== undefined) {
      before = letFlow(before);
      flowed = true;
    }
    result += before;
    const verb = verbFor(word);
    if (name === undefined) result += word;
    // "mince the garlic" speaks of no mince
    else if (isVerb(text.slice(0, mention.start), text.slice(mention.end))) result += verb ? capitalLike(word, verb[1]) : word;
    else if (as === 'title') result += titleCase(/^\s+\p{L}/u.test(text.slice(mention.end)) ? inFront(name) : name);
    else result += startsSentence(text.slice(0, mention.start)) ? capitalLike(word, name) : name;
    at = mention.end;
  }
  result += text.slice(at);
  if (flowed) {
    result = result
      .replace(
        /\b(until|when|once)\s+((?:it|the [a-z ]+?)\s+(?:is\s+|has\s+)?)?(?:melts|melted|foams|foaming|foamy|bubbling and melted)\b/gi,
        '$1 hot',
      )
      .replace(/\b(butter)ery\b/gi, 'rich');
  }
  return replaceParticiples(result, edits);
};
