import { callOf } from './call.js';
import type { CuisineStyle } from './dishes/cuisines.js';
import type { Form } from './dishes/form.js';
import { listWords } from './list-words.js';
import { toPlural } from './plural.js';
import type { Portion } from './portion.js';

const cuts =
  /\s+(?:breast|thigh|leg|wing|fillet|loin|chop|tenderloin|shoulder|chuck|half|floret|leaf|clove|extract|powder|patty|cutlet)s?$/;
const qualities =
  /^(?:boneless|skinless|fresh|frozen|ground|minced|canned|cooked|dried|large|small|medium|baby|raw|organic|lean|extra|all-purpose|plain|unsalted|firm|silken)\s+/;
const several =
  /(?:bean|pea|lentil|chickpea|almond|walnut|pecan|cashew|peanut|mushroom|berry|date|sprout|grape|cherry|tomato|potato|carrot|olive|raisin|noodle|mussel|clam|scallop|fig|apricot|plum|apple|pear|green)$/;

const titleCase = (text: string): string =>
  text.replace(
    /(^|[\s-])(\p{Ll}+)/gu,
    (_all, before: string, word: string) =>
      before + (['and', 'of', 'with', 'in', 'the', 'on'].includes(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)),
  );

/** "boneless chicken thighs" -> chicken. */
const shortName = ({ match, name: given }: Portion): string => {
  let name = match && match.how !== 'head' && match.how !== 'alias' ? match.ingredient.name : callOf(given, match, null, null);
  while (qualities.test(name)) name = name.replace(qualities, '');
  const short = name.replace(cuts, '').split(' ').slice(0, 3).join(' ');
  return several.test(short) ? toPlural(short) : short;
};

const starsOf = (form: Form, portions: readonly Portion[]): string[] => {
  const stars: string[] = [];
  for (const part of form.stars) {
    for (const portion of portions) {
      if (portion.slot.part !== part || stars.length >= 2) continue;
      const word = shortName(portion);
      if (!stars.some((star) => star.includes(word) || word.includes(star))) stars.push(word);
    }
  }
  return stars;
};

/** A name and a sentence for a dish; `isPlain` where a word that sounds of wheat would alarm. */
export const nameDish = (
  form: Form,
  portions: readonly Portion[],
  style: CuisineStyle,
  isPlain: boolean,
  minutes: number,
): { name: string; description: string } => {
  const stars = starsOf(form, portions);
  const noun = (isPlain ? form.plainNoun : undefined) ?? style.calls[form.name] ?? form.noun;
  const isSavory = form.course === 'savory';
  const name = titleCase([...(isSavory ? [style.adjective] : []), listWords(stars), noun].filter((word) => word !== '').join(' '));
  const accents = portions
    .filter(({ slot }) => ['spice', 'herb', 'sauce', 'acid', 'flavor', 'paste'].includes(slot.part))
    .map(({ said }) => said)
    .filter((word) => !stars.some((star) => word.includes(star)))
    .slice(0, 3);
  const what = `${isSavory ? `${style.adjective}-style ` : ''}${noun.toLowerCase()}${stars.length > 0 ? ` with ${listWords(stars)}` : ''}`;
  const seasoned = accents.length > 0 ? `, seasoned with ${listWords(accents)}` : '';
  const description = `${what.charAt(0).toUpperCase()}${what.slice(1)}${isSavory ? seasoned : ''}, ready in ${minutes} minutes.`;
  return { name, description };
};
