import { callOf } from '../ingredients/display-name.js';
import type { CuisineStyle } from '../dishes/cuisines.js';
import type { Form } from '../dishes/form.js';
import { listWords, minutesText } from '../text/join-list.js';
import type { Sort } from '../dishes/sorts.js';
import type { Portion } from './portion.js';
import { capital } from '../text/capitalize.js';

/** What a name depends on beside what is in the dish. */
export interface Naming {
  style: CuisineStyle;
  /** False where the cuisine is a guess. */
  isTelling: boolean;
  /** True where a word that sounds of wheat would alarm. */
  soundsOfWheat: boolean;
  minutes: number;
}

const cuts =
  /\s+(?:breast|thigh|leg|wing|fillet|loin|chop|tenderloin|shoulder|chuck|half|floret|leaf|clove|extract|powder|patty|cutlet|piece|cube|chunk|sprig)s?$/;
const qualities =
  /^(?:boneless|skinless|fresh|freshly|frozen|ground|minced|canned|cooked|dried|large|small|medium|baby|raw|organic|lean|extra|all-purpose|plain|unsalted|firm|silken|very|ripe|cut|sliced|chopped|diced|whole|waxed|skin-on|bone-in|free-range|good|quality)\s+/;

const choice = /^\S+ or (?=\S)/;
const afterthought = /\s(?:in|with|without|of|from|for|or|and|to) .*$/;

const small = new Set(['and', 'of', 'with', 'in', 'the', 'on', 'or']);

const titleCase = (text: string): string =>
  text.replace(
    /(^|[\s-])(\p{Ll}+)/gu,
    (_all, before: string, word: string) => before + (small.has(word) && before !== '' ? word : capital(word)),
  );

/** "boneless chicken thighs" -> chicken. */
const shortName = ({ match, name: given }: Portion): string => {
  const called = callOf(given, match, null, null);
  const known = match?.ingredient.name;
  let name = known !== undefined && known.split(' ').every((word) => called.includes(word)) ? known : called.replace(choice, '');
  while (qualities.test(name)) name = name.replace(qualities, '');
  return name.replace(afterthought, '').replace(cuts, '').split(' ').slice(-3).join(' ');
};

/** What carries a dish, and shares its name where the pantry holds little else. */
const staples = new Set(['base', 'grain', 'egg', 'cheese']);

/** What nobody names a dish after while there is anything else in it. */
const humble: ReadonlySet<Sort> = new Set(['dressing', 'condiment', 'hot sauce', 'savory sauce', 'butter', 'oil', 'salt']);

/** The two that a dish is named after: what the pantry holds before what is bought, what carries it last. */
const starsOf = (form: Form, portions: readonly Portion[], noun: string): string[] => {
  const all = form.stars.flatMap((part) => portions.filter(({ slot }) => slot.part === part));
  const proud = all.filter(({ sort }) => sort === null || !humble.has(sort));
  const stars = proud.length > 0 ? proud : all;
  const said = `${form.name} ${noun.toLowerCase()}`;
  const isNew = (portion: Portion): boolean =>
    !stars.includes(portion) &&
    !shortName(portion)
      .split(' ')
      .some((word) => said.includes(word));
  const carrying = portions.filter(
    (portion) => form.course === 'savory' && portion.fromPantry && staples.has(portion.slot.part) && isNew(portion),
  );
  const named: string[] = [];
  const held = stars.filter(({ fromPantry }) => fromPantry);
  const chosen = new Set<Portion>();
  for (const portion of [...held, ...carrying, ...stars]) {
    const word = shortName(portion);
    if (named.length >= 2 || named.some((star) => star.includes(word) || word.includes(star))) continue;
    named.push(word);
    chosen.add(portion);
  }
  return [...stars, ...carrying].filter((portion) => chosen.delete(portion)).map(shortName);
};

/** Pasta of a shape that has a name is called by it: spaghetti. */
const shapeOf = (form: Form, portions: readonly Portion[]): string | undefined => {
  const shape = portions.find(({ slot, sort, fromPantry }) => slot.part === 'grain' && sort === 'pasta' && fromPantry);
  return form.name === 'pasta' && shape && /^[a-z]+$/.test(shortName(shape)) ? titleCase(shortName(shape)) : undefined;
};

/** A name and a sentence for a dish. */
export const nameDish = (
  form: Form,
  portions: readonly Portion[],
  { style, isTelling, soundsOfWheat, minutes }: Naming,
): { name: string; description: string } => {
  const noun =
    (soundsOfWheat ? form.plainNoun : undefined) ??
    (isTelling ? style.calls[form.name] : undefined) ??
    shapeOf(form, portions) ??
    form.noun;
  const stars = starsOf(form, portions, noun);
  const isStyled = isTelling && form.course === 'savory';
  const first = isStyled ? style.adjective : stars.length === 0 ? 'Simple' : '';
  const name = titleCase([first, listWords(stars), noun].filter((word) => word !== '').join(' '));
  const accents = portions
    .filter(({ slot }) => ['spice', 'herb', 'sauce', 'acid', 'paste'].includes(slot.part))
    .map(({ said }) => said)
    .filter((word) => !stars.some((star) => word.includes(star)))
    .slice(0, 3);
  const what = `${isStyled && !noun.includes('-Style') ? `${style.adjective}-style ` : ''}${noun.toLowerCase()}${stars.length > 0 ? ` with ${listWords(stars.map((star) => callOf(star, undefined, 2, 'cup')))}` : ''}`;
  const seasoned = form.course === 'savory' && accents.length > 0 ? `, seasoned with ${listWords(accents)}` : '';
  return { name, description: `${capital(what)}${seasoned}, ready in ${minutesText(minutes)}.` };
};
