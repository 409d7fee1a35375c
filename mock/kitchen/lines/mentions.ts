import type { Ingredient } from '../ingredients/ingredient.js';
import { isLemma, isParticiple, isPlural } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import { memoize } from '../text/memoize.js';

/** What the steps of a recipe may speak of: one line of its list. */
export interface Named {
  name: string;
  ingredient?: Ingredient | undefined;
}

/** A place in a step where an ingredient is named. */
export interface Mention {
  start: number;
  end: number;
  /** The lines it may mean: several if the recipe has "cheddar cheese" and "parmesan cheese" and the step says "cheese". */
  lines: readonly number[];
  plural: boolean;
}

interface Word {
  /** Only blanks and hyphens stand between it and the word before. */
  isJoined: boolean;
  start: number;
  end: number;
  text: string;
  plural: boolean;
}

/** Words that name a cut, a part or a type; the word before them is what people say: "chicken breast" -> chicken. */
const partWords = new Set(
  'breast thigh leg wing drumstick fillet filet loin tenderloin chop steak roast rib shank shoulder brisket cutlet cube strip piece half leaf sprig clove stalk floret kernel spear bulb head rib cheese lettuce mushroom sausage squash noodle pasta chile chili meat bread'.split(
    ' ',
  ),
);

/** Last words that say too little alone: "the sauce" is rarely the soy sauce. */
const vagueWords = new Set(
  'sauce powder seed mix mixture seasoning dressing paste leaf juice spice cube flake extract piece half strip head sprig stalk floret kernel spear bulb part slice blend base topping filling crumb zest peel rind dough product food water package can jar container bottle bag box stick clove leg wing breast thigh'.split(
    ' ',
  ),
);

/** Before these, a word names something made of the ingredient, or made for it: "chicken broth", "fish spatula". */
const productWords = new Set(
  'water broth stock bouillon soup gravy seasoning noodle sandwich salad casserole cutter ricer turner spatula press grater masher brush peeler knife mallet thermometer tenderizer cooker maker mill grinder spinner'.split(
    ' ',
  ),
);

/** After these, a word is part of another language's name: "dulce de leche". */
const foreignLinks = new Set('de di du con al'.split(' '));

/** Nothing is called by these, nor by what begins with them: "half and half" is no "and half". */
const linkWords = new Set('and or of with in from for the a an to cup half'.split(' '));

/** The words and numbers of a text. */
const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  let isJoined = true;
  for (const token of tokenize(text)) {
    if (token.type === 'symbol') isJoined &&= isLemma(token, '-');
    else {
      words.push({ isJoined, start: token.start, end: token.end, text: token.lemma, plural: isPlural(token) });
      isJoined = true;
    }
  }
  return words;
};

const singularsOf = (name: string): string[] => wordsOf(name).map((word) => word.text);
const wholeOf = (name: string): string => singularsOf(name).join(' ');

const classWords = (ingredient: Ingredient): string[] => {
  const words: string[] = [];
  const { kinds } = ingredient;
  if (ingredient.role === 'protein' && kinds.includes('meat')) words.push('meat');
  if (ingredient.role === 'protein' && kinds.includes('fish')) words.push('fish');
  if (ingredient.role === 'protein') words.push(...kinds.filter((kind) => kind === 'beef' || kind === 'pork' || kind === 'lamb'));
  if (kinds.includes('broth')) words.push('broth', 'stock');
  if (kinds.includes('pasta')) words.push('pasta', 'noodle');
  if (kinds.includes('cheese')) words.push('cheese');
  return words;
};

/** A name that steps may use for an ingredient. */
interface NamePattern {
  text: string;
  first: string;
  /** In words. */
  length: number;
}

const toPattern = (words: readonly string[]): NamePattern => ({ text: words.join(' '), first: words[0] as string, length: words.length });

/** Steps shorten a longer name; a guess. It bounds the time that long lines take. */
const MAX_PATTERN_WORDS = 8;

/** A name without its first words, one after the other, and without the part that it is of. */
const patternsFor = (words: readonly string[]): NamePattern[] => {
  const withoutFirst = (of: readonly string[]): NamePattern[] =>
    of.flatMap((_word, from) => {
      if (of.length - from > MAX_PATTERN_WORDS) return [];
      const rest = of.slice(from);
      const isVague = rest.length === 1 && of.length > 1 && vagueWords.has(rest[0] as string);
      return isVague || (from > 0 && linkWords.has(rest[0] as string)) ? [] : [toPattern(rest)];
    });
  const isPart = words.length > 1 && partWords.has(words.at(-1) as string) && !linkWords.has(words.at(-2) as string);
  return isPart ? [...withoutFirst(words), ...withoutFirst(words.slice(0, -1))] : withoutFirst(words);
};

/** Words for what another food tastes of. */
const flavorWords: ReadonlySet<string> = new Set(['buttery', 'creamy', 'cheesy', 'lemony', 'garlicky', 'milky', 'nutty', 'salty', 'peppery']); // prettier-ignore

const isQuality = (alias: string): boolean => !alias.includes(' ') && (flavorWords.has(alias) || isParticiple(tokenize(alias)[0]));

/** The names that steps may use for an ingredient, whatever its line says. */
const patternsOfIngredient = memoize((ingredient: Ingredient): readonly NamePattern[] => {
  // "buttered" says what was done to something else
  const aliases = ingredient.aliases.filter((alias) => !isQuality(alias));
  return [
    ...classWords(ingredient).map((word) => toPattern([word])),
    ...patternsFor(singularsOf(ingredient.name)),
    ...aliases.map((alias) => toPattern(singularsOf(alias))),
  ].filter(({ text }) => text !== '');
});

/** Whether a word of a step may mean the ingredient: "meat" for ground turkey. */
export const matchesName = (ingredient: Ingredient, word: string): boolean => {
  const whole = wholeOf(word);
  return patternsOfIngredient(ingredient).some(({ text }) => text === whole);
};

/** Finds the places in the steps of a recipe that name the lines of its list. */
export class Mentions {
  readonly #calls = new Map<string, number[]>();
  /** The first words of all patterns: most words of a step begin none. */
  readonly #firsts = new Set<string>();
  readonly #read = new Map<string, readonly Mention[]>();
  #longest = 1;

  constructor(lines: readonly Named[]) {
    const names = lines.map(({ name }) => singularsOf(name));
    lines.forEach(({ ingredient }, index) => {
      if (ingredient) for (const call of patternsOfIngredient(ingredient)) this.#add(call, index);
      for (const call of patternsFor(names[index] as string[])) this.#add(call, index);
    });
    // a line's whole name is its own, even if it is the last word of another line's: "pepper" and "bell pepper"
    const wholes = names.map((words) => words.join(' '));
    wholes.forEach((whole, index) => {
      const shared = this.#calls.get(whole);
      if (!shared || shared.length < 2) return;
      this.#calls.set(
        whole,
        shared.filter((other) => other === index || wholes[other] === whole),
      );
    });
  }

  #add({ text, first, length }: NamePattern, index: number): void {
    const known = this.#calls.get(text);
    if (!known) this.#calls.set(text, [index]);
    else if (known.at(-1) !== index) known.push(index);
    this.#firsts.add(first);
    this.#longest = Math.max(this.#longest, length);
  }

  /** The mentions in a text, in order, each as long as it can be. */
  in(text: string): readonly Mention[] {
    const known = this.#read.get(text);
    if (known) return known;
    const words = wordsOf(text);
    const found: Mention[] = [];
    for (let at = 0; at < words.length;) {
      const mention = this.#firsts.has((words[at] as Word).text) ? this.#at(words, at) : undefined;
      if (mention) found.push(mention.mention);
      at += mention?.length ?? 1;
    }
    this.#read.set(text, found);
    return found;
  }

  #at(words: readonly Word[], at: number): { mention: Mention; length: number } | undefined {
    let best: { mention: Mention; length: number } | undefined;
    let call = '';
    const first = words[at] as Word;
    for (let length = 1; length <= this.#longest; length++) {
      const word = words[at + length - 1];
      if (!word) break;
      if (length > 1 && !word.isJoined) break;
      call = length === 1 ? word.text : `${call} ${word.text}`;
      const lines = this.#calls.get(call);
      if (!lines) continue;
      const next = words[at + length];
      if (length === 1 && next?.isJoined === true && productWords.has(next.text)) continue;
      if (length === 1 && foreignLinks.has(words[at - 1]?.text ?? '')) continue;
      best = { mention: { start: first.start, end: word.end, lines, plural: word.plural }, length };
    }
    return best;
  }
}
