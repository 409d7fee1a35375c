import type { Ingredient } from '../ingredient.js';
import { toSingular } from '../plural.js';

/** What the steps of a recipe may speak of: one line of its list. */
export interface Named {
  name: string;
  ingredient?: Ingredient | undefined;
}

/** A place in a step where an ingredient is named. */
export interface Mention {
  start: number;
  end: number;
  /** The lines it may mean: several where the recipe has "cheddar cheese" and "parmesan cheese" and the step says "cheese". */
  lines: readonly number[];
  plural: boolean;
}

interface Word {
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
const madeOf = new Set(
  'broth stock bouillon soup gravy seasoning noodle sandwich salad casserole cutter turner spatula press grater masher brush peeler knife mallet thermometer tenderizer cooker maker mill grinder spinner'.split(
    ' ',
  ),
);

/** Nothing is called by these, nor by what begins with them: "half and half" is no "and half". */
const linkWords = /^(?:and|or|of|with|in|from|for|the|an?|to|cup|half)(?: |$)/;

const wordPattern = /[\p{L}\p{M}\d]+/gu;
const accents = /\p{M}/gu;
const plainWord = /^[a-z\d]+$/;

const plain = (word: string): string => {
  const lower = word.toLowerCase();
  return plainWord.test(lower) ? lower : lower.normalize('NFD').replace(accents, '');
};

const wordsOf = (text: string): Word[] => {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const lower = plain(match[0]);
    const singular = toSingular(lower);
    words.push({ start: match.index, end: match.index + match[0].length, text: singular, plural: singular !== lower });
  }
  return words;
};

const wholeOf = (name: string): string =>
  wordsOf(name)
    .map((word) => word.text)
    .join(' ');

const classWords = (ingredient: Ingredient): string[] => {
  const words: string[] = [];
  const { kinds } = ingredient;
  if (ingredient.role === 'protein' && kinds.some((kind) => kind === 'meat' || kind === 'poultry' || kind === 'game')) words.push('meat');
  if (ingredient.role === 'protein' && kinds.includes('fish')) words.push('fish');
  if (kinds.includes('broth')) words.push('broth', 'stock');
  if (kinds.includes('pasta')) words.push('pasta', 'noodle');
  if (kinds.includes('cheese')) words.push('cheese');
  return words;
};

/** A name without its first words, one after the other, and without the part that it is of. */
const addNames = (calls: Set<string>, name: string): void => {
  const words = wordsOf(name).map((word) => word.text);
  const addSuffixes = (of: readonly string[]): void => {
    for (let from = 0; from < of.length; from++) {
      const rest = of.slice(from);
      if (rest.length === 1 && of.length > 1 && vagueWords.has(rest[0] as string)) continue;
      const call = rest.join(' ');
      if (from === 0 || !linkWords.test(call)) calls.add(call);
    }
  };
  addSuffixes(words);
  const last = words.at(-1);
  if (words.length > 1 && last !== undefined && partWords.has(last) && !linkWords.test(words.at(-2) as string))
    addSuffixes(words.slice(0, -1));
};

const callsOfIngredients = new WeakMap<Ingredient, ReadonlySet<string>>();

/** What steps call an ingredient, whatever its line says: worked out once an ingredient. */
const callsOfIngredient = (ingredient: Ingredient): ReadonlySet<string> => {
  const known = callsOfIngredients.get(ingredient);
  if (known) return known;
  const calls = new Set(classWords(ingredient));
  addNames(calls, ingredient.name);
  // "buttered" says what was done to something else
  for (const alias of ingredient.aliases) if (!/^\S+(?:ed|ery)$/.test(alias)) calls.add(wholeOf(alias));
  callsOfIngredients.set(ingredient, calls);
  return calls;
};

/** True where a step may call the ingredient so: "meat" for ground turkey. */
export const isCalled = (ingredient: Ingredient, word: string): boolean => callsOfIngredient(ingredient).has(wholeOf(word));

/** Every way in which a step may call a line: its name, the name without its first words, the known name and its aliases, and the class. */
const callsOf = ({ name, ingredient }: Named): Set<string> => {
  const calls = new Set(ingredient && callsOfIngredient(ingredient));
  addNames(calls, name);
  calls.delete('');
  return calls;
};

/** Finds where the steps of a recipe name the lines of its list. */
export class Mentions {
  readonly #calls = new Map<string, number[]>();
  /** The first words of all calls: most words of a step begin none. */
  readonly #firsts = new Set<string>();
  readonly #read = new Map<string, readonly Mention[]>();
  #longest = 1;

  constructor(lines: readonly Named[]) {
    lines.forEach((line, index) => {
      for (const call of callsOf(line)) {
        const known = this.#calls.get(call);
        if (known) known.push(index);
        else this.#calls.set(call, [index]);
        this.#firsts.add(call.split(' ', 1)[0] as string);
        this.#longest = Math.max(this.#longest, call.split(' ').length);
      }
    });
    // a line's whole name is its own, even where it is the last word of another line's: "pepper" beside "bell pepper"
    const wholes = lines.map(({ name }) => wholeOf(name));
    wholes.forEach((whole, index) => {
      const shared = this.#calls.get(whole);
      if (!shared || shared.length < 2) return;
      this.#calls.set(
        whole,
        shared.filter((other) => other === index || wholes[other] === whole),
      );
    });
  }

  /** The mentions in a text, in order, each as long as it can be. */
  in(text: string): readonly Mention[] {
    const known = this.#read.get(text);
    if (known) return known;
    const words = wordsOf(text);
    const found: Mention[] = [];
    for (let at = 0; at < words.length;) {
      const mention = this.#firsts.has((words[at] as Word).text) ? this.#at(text, words, at) : undefined;
      if (mention) found.push(mention.mention);
      at += mention?.length ?? 1;
    }
    this.#read.set(text, found);
    return found;
  }

  #at(text: string, words: readonly Word[], at: number): { mention: Mention; length: number } | undefined {
    let best: { mention: Mention; length: number } | undefined;
    let call = '';
    const first = words[at] as Word;
    for (let length = 1; length <= this.#longest; length++) {
      const word = words[at + length - 1];
      if (!word) break;
      if (length > 1 && /[^\s-]/.test(text.slice((words[at + length - 2] as Word).end, word.start))) break;
      call = length === 1 ? word.text : `${call} ${word.text}`;
      const lines = this.#calls.get(call);
      if (!lines) continue;
      const next = words[at + length];
      if (length === 1 && next && madeOf.has(next.text) && text.slice(word.end, next.start) === ' ') continue;
      best = { mention: { start: first.start, end: word.end, lines, plural: word.plural }, length };
    }
    return best;
  }
}
