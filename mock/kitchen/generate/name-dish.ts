import { classRow } from '../dishes/cooking.js';
import type { NamedDish } from '../dishes/dish.js';
import { writeText } from '../dishes/step-text.js';
import { shortName } from '../dishes/title-words.js';
import { displayNameOf } from '../ingredients/display-name.js';
import { capital } from '../text/capitalize.js';
import { listWords, minutesText } from '../text/join-list.js';
import type { Dish } from './assign-ingredients.js';
import type { CookingRequest } from './parse-request.js';
import type { Portion } from './portion.js';
import { bySlot } from './write-steps.js';

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

const MOST_TITLE_NAMES = 2;

/** The two ingredients that a dish is named after: what the pantry holds before what is bought. */
const titleNames = ({ template }: Dish, portions: readonly Portion[], noun: string): string[] => {
  const nounWords = `${template.name} ${noun.toLowerCase()}`;
  const telling = bySlot(portions)(template.titleSlots)
    .filter(({ cookingClass }) => classRow(cookingClass).part !== 'plain')
    .map((portion) => ({ word: titleWordOf(portion), isBought: !portion.fromPantry }))
    .filter(({ word }) => !word.split(' ').some((part) => nounWords.includes(part)));
  const picked: string[] = [];
  for (const { word } of telling.toSorted((a, b) => Number(a.isBought) - Number(b.isBought)))
    if (picked.length < MOST_TITLE_NAMES && !picked.some((other) => other.includes(word) || word.includes(other))) picked.push(word);
  return [...new Set(telling.map(({ word }) => word))].filter((word) => picked.includes(word));
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

/** Slots that a description mentions. */
const accentSlots: ReadonlySet<string> = new Set(['spice', 'herb', 'sauce', 'acid', 'paste']);
const MOST_ACCENTS = 3;

/** Names a dish that takes so many minutes: its title, a sentence, and the noun that says how it is made. */
export const nameDish = (dish: Dish, portions: readonly Portion[], { cuisine }: CookingRequest, minutes: number) => {
  const { template, named, style } = dish;
  const isSavory = template.courses[0] === 'savory';
  const noun = (cuisine.isSure ? style.nouns.get(template.name) : undefined) ?? shapeOf(dish, portions) ?? template.noun;
  const names = titleNames(dish, portions, noun);
  const isStyled = cuisine.isSure && isSavory && named === null;
  const words = [isStyled ? style.adjective : '', listWords(names), noun].filter(Boolean);
  const title = (named && ownTitle(named, portions)) ?? titleCase(words.join(' '));
  const accents = portions
    .filter(({ slot }) => accentSlots.has(slot.name))
    .map(({ displayName }) => displayName)
    .filter((word) => !names.some((other) => word.includes(other)))
    .slice(0, MOST_ACCENTS);
  const described = `${isStyled && !noun.includes('-Style') ? `${style.adjective}-style ` : ''}${noun.toLowerCase()}`;
  const including = names.length > 0 ? ` with ${listWords(names.map((name) => displayNameOf(name, undefined, 2, 'cup')))}` : '';
  const seasoned = isSavory && accents.length > 0 ? `, seasoned with ${listWords(accents)}` : '';
  const description = `${named ? title : capital(described)}${including}${seasoned}, ready in ${minutesText(minutes)}.`;
  return { name: title, description, noun: named ? template.noun : noun };
};
