import type { Unit } from '../../src/contract/vocabulary.js';
import { formatQuantity, formatUnit } from './amounts.js';
import type { Mention, Mentions } from './mentions.js';

/** What became of a line of the list, as far as the steps are concerned. */
export interface Edit {
  /** What it is called now; `null` where it kept its name. */
  name: string | null;
  /** How much of it there is now for each 1 there was; `null` where the two cannot be compared. */
  factor: number | null;
  line: { quantity: number | null; unit: Unit | null };
}

const number = String.raw`(?:\d+\s+\d+\/\d+|\d+\/\d+|\d+(?:\.\d+)?\s?[½¼¾⅓⅔⅛⅜⅝⅞]?|[½¼¾⅓⅔⅛⅜⅝⅞])`;
const unitWord = String.raw`(?:teaspoons?|tsps?\.?|tablespoons?|tbsps?\.?|cups?|ounces?|oz\.?|pounds?|lbs?\.?|grams?|g|kg|ml|milliliters?|liters?|litres?|pints?|quarts?|cloves?|slices?|sticks?|pinch(?:es)?|dash(?:es)?|cans?|sprigs?|stalks?|handfuls?)`;
/** "2 tablespoons of the " at the end of the text before a mention. */
const amountBefore = new RegExp(
  String.raw`(${number})([\s-]*)(${unitWord})?(\s+(?:of\s+)?(?:the\s+)?(?:(?:remaining|reserved|melted|softened|chopped|minced|grated|cold|warm|hot)\s+)?)$`,
  'iu',
);

const glyphs: Record<string, number> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};

const valueOf = (text: string): number => {
  let total = 0;
  for (const part of text
    .replace(/([½¼¾⅓⅔⅛⅜⅝⅞])/u, ' $1')
    .trim()
    .split(/\s+/)) {
    const glyph = glyphs[part];
    const [above, below] = part.split('/');
    total += glyph ?? (below === undefined ? Number(above) : Number(above) / Number(below));
  }
  return total;
};

const verbs: readonly (readonly [RegExp, string, string])[] = [
  [/butter|oil|lard|ghee|shortening|margarine/, 'grease', 'greased'],
  [/flour|cornmeal|starch/, 'dust', 'dusted'],
  [/salt|pepper/, 'season', 'seasoned'],
  [/sugar/, 'sprinkle', 'sprinkled'],
];

/** "Butter the pan" and "buttered" name the ingredient too. */
const asVerb = (word: string): readonly [RegExp, string, string] | undefined => verbs.find(([pattern]) => pattern.test(word));

const matchCase = (like: string, text: string): string => (/^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

const titleCase = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());

const newNameOf = (mention: Mention, edits: ReadonlyMap<number, Edit>): string | undefined => {
  const names = new Set<string>();
  for (const index of mention.lines) {
    const name = edits.get(index)?.name;
    if (name === undefined || name === null) return undefined;
    names.add(name);
  }
  return [...names].join(' and ');
};

const isVerb = (before: string, after: string): boolean =>
  /(^|[.!?;:]\s+|,\s+|\b(?:and|then|lightly|generously|well|to)\s+)$/i.test(before) &&
  /^\s+(?:a|an|the|your|each|both|inside|bottom|baking|\d)\b/i.test(after);

/** A step, or a title, with every ingredient that was replaced called by its new name, and with the amounts it repeats scaled. */
export const rewriteStep = (text: string, mentions: Mentions, edits: ReadonlyMap<number, Edit>, as: 'step' | 'title' = 'step'): string => {
  if (edits.size === 0) return text;
  let result = '';
  let at = 0;
  for (const mention of mentions.in(text)) {
    const word = text.slice(mention.start, mention.end);
    const name = newNameOf(mention, edits);
    let before = text.slice(at, mention.start);
    const edit = mention.lines.length === 1 ? edits.get(mention.lines[0] as number) : undefined;
    if (edit && edit.factor !== null && edit.factor !== 1) {
      const { factor } = edit;
      before = before.replace(amountBefore, (_all, amount: string, gap: string, unit: string | undefined, rest: string) => {
        const scaled = valueOf(amount) * factor;
        return `${formatQuantity(scaled)}${gap}${unit ?? ''}${rest}`;
      });
    } else if (edit && edit.factor === null && name !== undefined) {
      before = before.replace(amountBefore, (_all, _amount, _gap, _unit, rest: string) =>
        /\bthe\b/.test(rest) ? rest.replace(/^\s*of\s+/, '') : 'the ',
      );
    }
    result += before;
    if (name === undefined) result += word;
    else if (isVerb(text.slice(0, mention.start), text.slice(mention.end)) && asVerb(word.toLowerCase()))
      result += matchCase(word, asVerb(word.toLowerCase())?.[1] ?? word);
    else result += as === 'title' ? titleCase(name) : matchCase(word, name);
    at = mention.end;
  }
  result += text.slice(at);
  return replaceParticiples(result, edits);
};

const participles = /\b(?:butter|oil|flour|salt|pepper|sugar)ed\b/gi;

/** "a buttered dish" after the butter is gone. */
const replaceParticiples = (text: string, edits: ReadonlyMap<number, Edit>): string =>
  [...edits.values()].some((edit) => edit.name !== null)
    ? text.replace(participles, (word) => matchCase(word, asVerb(word.toLowerCase())?.[2] ?? word))
    : text;

export { formatUnit };
