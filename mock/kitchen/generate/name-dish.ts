import type { CuisineStyle } from '../dishes/cuisines.js';
import type { DishTemplate, NamedDish } from '../dishes/dish.js';
import { shortName } from '../dishes/title-words.js';
import type { CookingClass } from '../ingredients/cooking-class.js';
import { displayNameOf } from '../ingredients/display-name.js';
import { capital } from '../text/capitalize.js';
import { listWords, minutesText } from '../text/join-list.js';
import { bySlot } from './plan-dish.js';
import type { Portion } from './portion.js';

/** What a title depends on apart from what is in the dish. */
export interface Naming {
  style: CuisineStyle;
  /** True if the title may name the cuisine: it was asked for, or the pantry points to it. */
  namesCuisine: boolean;
  /** True if a word that suggests wheat would alarm. */
  avoidsWheat: boolean;
  minutes: number;
}

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

/** What carries a dish, and shares its title if the pantry holds little else. */
const staples: ReadonlySet<string> = new Set(['base', 'grain', 'egg', 'cheese']);

/** What nobody names a dish after as long as there is anything else in it. */
const plainClasses: ReadonlySet<CookingClass> = new Set(['dressing', 'condiment', 'hot sauce', 'savory sauce', 'butter', 'oil', 'salt']);

const MOST_TITLE_NAMES = 2;

/** The two ingredients that a dish is named after: what the pantry holds before what is bought, what carries it last. */
const titleNames = (template: DishTemplate, portions: readonly Portion[], noun: string): string[] => {
  const all = template.titleSlots.flatMap((slot) => portions.filter((portion) => portion.slot.name === slot));
  const distinctive = all.filter(({ cookingClass }) => cookingClass === null || !plainClasses.has(cookingClass));
  const candidates = distinctive.length > 0 ? distinctive : all;
  const nounWords = `${template.name} ${noun.toLowerCase()}`;
  const isNew = (portion: Portion): boolean =>
    !candidates.includes(portion) &&
    !titleWordOf(portion)
      .split(' ')
      .some((word) => nounWords.includes(word));
  const carrying = portions.filter(
    (portion) => template.course === 'savory' && portion.fromPantry && staples.has(portion.slot.name) && isNew(portion),
  );
  const words: string[] = [];
  const chosen = new Set<Portion>();
  for (const portion of [...candidates.filter(({ fromPantry }) => fromPantry), ...carrying, ...candidates]) {
    const word = titleWordOf(portion);
    if (words.length >= MOST_TITLE_NAMES || words.some((other) => other.includes(word) || word.includes(other))) continue;
    words.push(word);
    chosen.add(portion);
  }
  return [...candidates, ...carrying].filter((portion) => chosen.delete(portion)).map(titleWordOf);
};

/** Pasta of a shape with a name is called by it: spaghetti. */
const shapeOf = ({ name }: DishTemplate, portions: readonly Portion[]): string | undefined => {
  const shape = portions.find(({ slot, cookingClass, fromPantry }) => slot.name === 'grain' && cookingClass === 'pasta' && fromPantry);
  const word = shape && titleWordOf(shape);
  return name === 'pasta' && word !== undefined && !word.includes(' ') ? titleCase(word) : undefined;
};

/** The title of a dish with a name of its own: "{grain} Carbonara" becomes "Spaghetti Carbonara". */
const ownTitle = ({ title }: NamedDish, portions: readonly Portion[]): string => {
  const inSlots = bySlot(portions);
  const pieces = title.flatMap((clause) => {
    const words = clause.pieces.map((piece) => {
      if (typeof piece === 'string') return piece;
      const [first] = 'slots' in piece ? inSlots(piece.slots) : [];
      return first ? titleWordOf(first) : undefined;
    });
    return words.includes(undefined) && clause.optional ? [] : words.map((word) => word ?? '');
  });
  return titleCase(pieces.join('').split(' ').filter(Boolean).join(' '));
};

/** Slots that a description mentions. */
const accentSlots: ReadonlySet<string> = new Set(['spice', 'herb', 'sauce', 'acid', 'paste']);
const MOST_ACCENTS = 3;

/** A title and a sentence for a dish. */
export const nameDish = (
  template: DishTemplate,
  named: NamedDish | null,
  portions: readonly Portion[],
  { style, namesCuisine, avoidsWheat, minutes }: Naming,
): { name: string; description: string } => {
  const plainNoun = avoidsWheat ? template.glutenFreeNoun : null;
  const noun = plainNoun ?? (namesCuisine ? style.nouns.get(template.name) : undefined) ?? shapeOf(template, portions) ?? template.noun;
  const names = titleNames(template, portions, noun);
  const isStyled = namesCuisine && template.course === 'savory' && named === null;
  const first = isStyled ? style.adjective : '';
  const byIngredients = titleCase([first, listWords(names), noun].filter((word) => word !== '').join(' '));
  const title = named ? ownTitle(named, portions) : byIngredients;
  const accents = portions
    .filter(({ slot }) => accentSlots.has(slot.name))
    .map(({ displayName }) => displayName)
    .filter((word) => !names.some((other) => word.includes(other)))
    .slice(0, MOST_ACCENTS);
  const described = `${isStyled && !noun.includes('-Style') ? `${style.adjective}-style ` : ''}${noun.toLowerCase()}`;
  const what = named ? title : capital(described);
  const including = names.length > 0 ? ` with ${listWords(names.map((name) => displayNameOf(name, undefined, 2, 'cup')))}` : '';
  const seasoned = template.course === 'savory' && accents.length > 0 ? `, seasoned with ${listWords(accents)}` : '';
  return { name: title, description: `${what}${including}${seasoned}, ready in ${minutesText(minutes)}.` };
};
