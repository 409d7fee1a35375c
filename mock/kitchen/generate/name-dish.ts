import { classRow } from '../dishes/cooking.js';
import type { NamedDish } from '../dishes/dish.js';
import { writeText } from '../dishes/write-text.js';
import { displayNameOf } from '../ingredients/display-name.js';
import { capital } from '../text/capitalize.js';
import { listWords, minutesText } from '../text/join-list.js';
import { oneOf } from '../text/read-table.js';
import { hasTag, type Token } from '../text/token.js';
import { tokenize } from '../text/tokenize.js';
import type { Dish } from './assign-ingredients.js';
import type { CookingRequest } from './parse-request.js';
import type { Portion } from './portion.js';
import { phrasesOf } from './tables.generated.js';
import { bySlot } from './write-steps.js';

const titleWords = phrasesOf('title-words.tsv', ['words', 'where'], (row) => oneOf(row, 'where', ['begin', 'end']));

const endsTitle = (token: Token): boolean => (hasTag(token, 'preposition', 'conjunction') && token.lemma !== 'of') || token.type !== 'word';

/** A name as a title says it, without cut, quality and afterthought: "chicken" for "boneless chicken thigh". */
const shortName = (name: string): string => {
  const tokens = tokenize(name).filter(({ lemma }) => lemma !== '-');
  const isOpening = (index: number): boolean => titleWords().at(tokens, index)?.value === 'begin';
  let from = 0;
  while (from < tokens.length - 1 && isOpening(from)) from = titleWords().at(tokens, from)?.to ?? from + 1;
  const end = tokens.findIndex((token, index) => index > from && endsTitle(token));
  const kept = tokens.slice(from, end === -1 ? undefined : end);
  while (kept.length > 1 && titleWords().at(kept, kept.length - 1)?.value === 'end') kept.pop();
  return name.slice(kept[0]?.start ?? 0, kept.at(-1)?.end);
};

const smallWords: ReadonlySet<string> = new Set(['and', 'of', 'with', 'in', 'the', 'on', 'or', 'al', 'e', 'au', 'à', 'la', 'con']);

const titleCase = (text: string): string =>
  text
    .split(' ')
    .map((word, index) => (index > 0 && smallWords.has(word) ? word : word.split('-').map(capital).join('-')))
    .join(' ');

const titleWordOf = ({ match, name: given }: Portion): string => {
  const name = displayNameOf(given, match, null, null);
  const known = match?.ingredient.name;
  return shortName(known !== undefined && known.split(' ').every((word) => name.includes(word)) ? known : name);
};

/** The two ingredients that a dish is named after: what the pantry holds before what is bought. */
const titleNames = ({ template }: Dish, portions: readonly Portion[], noun: string): string[] => {
  const nounWords = `${template.name} ${noun.toLowerCase()}`;
  const telling = bySlot(portions)(template.titleSlots)
    .filter(({ cookingClass }) => classRow(cookingClass).part !== 'plain')
    .map((portion) => ({ word: titleWordOf(portion), fromPantry: portion.fromPantry }))
    .filter(({ word }) => !word.split(' ').some((part) => nounWords.includes(part)));
  const [first, ...others] = telling.toSorted((a, b) => Number(b.fromPantry) - Number(a.fromPantry));
  const second = others.find(({ word }) => !word.includes(first!.word) && !first!.word.includes(word));
  return telling.filter((one) => one === first || one === second).map(({ word }) => word);
};

/** Pasta of a shape with a name is called by it: spaghetti. */
const shapeOf = ({ template }: Dish, portions: readonly Portion[]): string | undefined => {
  const [grain] = template.name === 'pasta' ? bySlot(portions)(['grain']) : [];
  const word = grain?.cookingClass === 'noodle' ? 'noodles' : grain && titleWordOf(grain);
  return word?.includes(' ') ? undefined : word && titleCase(word);
};

/** The title of a dish with a name of its own: "{grain} Carbonara" becomes "Spaghetti Carbonara". */
const ownTitle = ({ title }: NamedDish, portions: readonly Portion[]): string | undefined => {
  const inSlots = bySlot(portions);
  const wordOf = (slots: readonly string[]): string => inSlots(slots).slice(0, 1).map(titleWordOf).join('');
  const written = writeText(title, wordOf, new Set());
  return written && titleCase(written.text);
};

/** Names a dish that takes so many minutes: its title, a sentence, and the noun that says how it is made. */
export const nameDish = (dish: Dish, portions: readonly Portion[], { cuisine, restrictions }: CookingRequest, minutes: number) => {
  const { template, named, style } = dish;
  // a word that suggests wheat would alarm
  const avoidsWheat = restrictions.some(({ allergens }) => allergens.includes('wheat') || allergens.includes('gluten'));
  const plainNoun = avoidsWheat ? template.glutenFreeNoun : null;
  const noun = plainNoun ?? (cuisine.isSure ? style.nouns.get(template.name) : undefined) ?? shapeOf(dish, portions) ?? template.noun;
  const names = titleNames(dish, portions, noun);
  const isStyled = cuisine.isSure && template.courses[0] === 'savory' && named === null;
  const adjective = isStyled ? style.adjective : '';
  const join = (...words: string[]): string => words.filter(Boolean).join(' ');
  const title = (named && ownTitle(named, portions)) ?? titleCase(join(adjective, listWords(names), noun));
  const including = names.length > 0 ? ` with ${listWords(names.map((name) => displayNameOf(name, undefined, 2, 'cup')))}` : '';
  const description = `${named ? title : capital(join(adjective, noun.toLowerCase()))}${including}, ready in ${minutesText(minutes)}.`;
  return { name: title, description, noun: named ? template.noun : noun };
};
