import { know } from './claims.js';
import { toSingular } from './plural.js';
import { forbids, type Restriction } from './restriction.js';

/** Words of a text that break a restriction. */
export interface Breach {
  words: string;
  restriction: Restriction;
}

const toWords = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/[\p{L}][\p{L}'’]*(?:-[\p{L}'’]+)*/gu) ?? [];

const singular = (text: string) => toWords(text.replaceAll('-', ' ')).map(toSingular).join(' ');

/** True where the phrase stands in the text as whole words; both in the singular. */
const holds = (text: string, phrase: string) => phrase !== '' && ` ${text} `.includes(` ${phrase} `);

const avoids = (restriction: Restriction, name: string): boolean => {
  if (restriction.words.length === 0) return false;
  const text = restriction.except.reduce((rest, fine) => ` ${rest} `.replaceAll(` ${singular(fine)} `, ' ').trim(), singular(name));
  return restriction.words.some((word) => holds(text, singular(word)));
};

/**
 * The first restriction that an ingredient breaks, if any. A name that is not known breaks every diet and allergy: nobody can say that it
 * does not.
 *
 * @example
 * ```ts
 * breaks('parmesan', readRestrictions(['vegan']).exclusions)?.name; // "vegan"
 * ```
 */
export const breaks = (name: string, restrictions: readonly Restriction[]): Restriction | undefined => {
  if (restrictions.length === 0) return undefined;
  const match = know(name);
  return restrictions.find((restriction) => avoids(restriction, name) || (match ? forbids(restriction, match) : restriction.wary));
};

/** Words of recipes that name no ingredient, though the larder knows a class by that name. */
const vague = new Set([
  'sauce', 'dough', 'batter', 'filling', 'topping', 'glaze', 'dressing', 'marinade', 'mixture', 'soup', 'stew', 'salad', 'patty', 'burger', 'wrap', 'dip', 'spread', 'seasoning', 'rub', 'mix', 'powder', 'paste',
  'oil', 'liquid', 'juice', 'syrup', 'crust', 'cake', 'pie', 'roll', 'curry', 'broth', 'stock', 'bowl', 'crumb', 'herb', 'spice', 'vegetable', 'fruit', 'water', 'side', 'drink', 'garnish', 'stuffing', 'chip', 'ball', 'bar', 'steak',
]); // prettier-ignore

/** The most words that a name in a text has. */
const longestName = 5;

/**
 * Everything in a text (a title, a line, a step) that breaks a restriction. The last gate of every answer: it reads the words themselves,
 * the longest name first, so that "coconut milk" is no milk.
 */
export const checkText = (text: string, restrictions: readonly Restriction[]): Breach[] => {
  if (restrictions.length === 0) return [];
  const words = toWords(text);
  const breaches: Breach[] = [];
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let count = Math.min(longestName, words.length - at); count > 0; count--) {
      const phrase = words.slice(at, at + count).join(' ');
      const match = know(phrase);
      const isExact = match && (match.how === 'name' || match.how === 'alias');
      const isClass = match && count === 1 && !vague.has(toSingular(phrase));
      if (!isExact && !isClass) continue;
      if (count === 1 && vague.has(toSingular(phrase))) break;
      const restriction = restrictions.find((one) => forbids(one, match));
      if (restriction) breaches.push({ words: phrase, restriction });
      taken = count;
      break;
    }
    at += taken;
  }
  for (const restriction of restrictions) {
    if (avoids(restriction, text))
      breaches.push({ words: restriction.words.find((word) => holds(singular(text), singular(word))) ?? restriction.name, restriction });
  }
  return breaches;
};
