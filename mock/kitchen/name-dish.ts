import type { CuisineStyle } from './dishes/cuisines.js';
import type { FilledDish } from './fill-dish.js';
import type { Portion } from './portion.js';

const cuts =
  /\s+(?:breasts?|thighs?|legs?|wings?|fillets?|loins?|chops?|tenderloins?|shoulders?|chucks?|steaks?|halves|florets?|leaves|cloves?|ribs?)$/;
const leading =
  /^(?:boneless|skinless|fresh|frozen|ground|minced|canned|cooked|dried|large|small|medium|baby|raw|organic|lean|extra|red|green|yellow|white|black)\s+(?=\S+\s*\S*$)/;

const titleCase = (text: string): string =>
  text.replace(/(^|[\s-])(\p{Ll})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());

/** "boneless chicken thighs" -> chicken. */
const shortName = ({ match, said }: Portion): string => {
  const name = match && match.how !== 'head' ? match.ingredient.name : said;
  return name
    .replace(cuts, '')
    .replace(/^(?:ground|canned|cooked)\s+/, '')
    .replace(leading, (word) => (/^(?:red|green|yellow|white|black)/.test(word) ? word : ''))
    .split(' ')
    .slice(0, 3)
    .join(' ');
};

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A name and a sentence for a dish. */
export const nameDish = (
  dish: FilledDish,
  portions: readonly Portion[],
  style: CuisineStyle,
  minutes: number,
): { name: string; description: string } => {
  const { form } = dish;
  const stars: string[] = [];
  for (const part of form.stars) {
    for (const portion of portions) {
      const word = portion.slot.part === part ? shortName(portion) : undefined;
      if (word && stars.length < 2 && !stars.includes(word)) stars.push(word);
    }
  }
  const noun = style.calls[form.name] ?? form.noun;
  const adjective = form.course === 'savory' ? `${style.adjective} ` : '';
  const name = `${adjective}${titleCase(listWords(stars)).replace(/ And /g, ' and ')}${stars.length > 0 ? ' ' : ''}${noun}`;
  const herbs = portions
    .filter(({ slot }) => ['spice', 'herb', 'sauce', 'acid', 'flavor'].includes(slot.part))
    .slice(0, 2)
    .map(({ said }) => said);
  const description = `${style.adjective}-style ${noun.toLowerCase()}${stars.length > 0 ? ` of ${listWords(stars)}` : ''}${herbs.length > 0 ? `, with ${listWords(herbs)}` : ''}; on the table in ${minutes} minutes.`;
  return { name, description };
};
