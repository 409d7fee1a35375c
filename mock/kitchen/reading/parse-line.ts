import { parseIngredient, type ParseIngredientOptions } from 'parse-ingredient';
import type { Unit } from '../../../src/contract/vocabulary.js';
import { find } from '../larder.js';
import {
  countWords, looseAdjectives, namedByPreparation, namedBySize, notAmount, notTrailing, notUnit, otherMeasures, preparationAdverbs, preparationWords, sizeWords, trailingUnits, unitSpellings,
} from './line-words.js'; // prettier-ignore
import { straightenAmount, type Reading } from './straighten-amount.js';
import { longestLine, tidyLine } from './tidy-line.js';

/** An ingredient line, taken apart. */
export interface ParsedLine {
  /** `null` where the line names none. */
  quantity: number | null;
  /** The upper end of a range, else `null`. */
  quantityMax: number | null;
  /** `null` where the thing is counted, or has no amount. */
  unit: Unit | null;
  /** The ingredient as written, without amount, size and preparation. */
  name: string;
  preparation: string | null;
  /** What else the line says: the size of a can, "to taste", an alternative. */
  note: string | null;
  optional: boolean;
  /** The line as it came. */
  original: string;
}

const options: ParseIngredientOptions = {
  normalizeUOM: true,
  ignoreUOMs: ['small', 'medium', 'large', 'inch', 'centimeter', 'millimeter', 'foot', 'meter', 'yard', 'dozen', 'ear', 'drop'],
  additionalUOMs: {
    centiliter: { short: 'cl', plural: 'centiliters', alternates: ['centilitre', 'centilitres'] },
    dessertspoon: { short: 'dsp', plural: 'dessertspoons', alternates: ['dstspn'] },
    jigger: { short: 'jigger', plural: 'jiggers', alternates: [] },
  },
};

const takeAside = (reading: Reading, pattern: RegExp) => {
  reading.text = reading.text
    .replace(pattern, (_all, inside: string | undefined) => {
      if (inside?.trim()) reading.notes.push(inside.trim());
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .trim();
};

const brackets = /\s*[([{]([^()[\]{}]*)[)\]}]/g;
const looseBracket = /\s*[([{](.*)$|[)\]}]/g;

/** "For the sauce: 1 cup cream" */
const heading = /^((?:for|optional|garnish|toppings?|dressing|marinade|filling|sauce|note)\b[^:,\d]{0,40}):\s*(?=\S)/i;

/** "Grated zest and juice of 1 lemon", "juice 1/2 lemon", "kernels from 2 ears corn" */
const juiceOf =
  /^((?:(?:finely |freshly |coarsely )?(?:grated |squeezed )?(?:zest|rind|peel|juice))(?:,? (?:and|&|plus) (?:grated |finely grated )?(?:juice|zest|rind|peel))?|(?:seeds|leaves|kernels|meat|flesh|pulp)(?= (?:of|from) (?:\d|an?\b|one\b)))(?:\s+(?:of|from)\s+(?=\S)|\s+(?=\d))/i;

/** What stands behind the name without a comma. */
const tails =
  /\s(?:-\s|(?:or )?(?:to|as) (?:taste|season|serve|garnish|finish|cover|coat|decorate|dust|drizzle|grease|needed|required|desired|necessary)\b|for (?:garnish|serving|dusting|frying|brushing|greasing|sprinkling|topping|the |drizzling|rolling|deep|decorat|coating|rubbing|dipping|pan|a |an |tossing|cooking|finishing|kneading|roasting|saut)|at (?:cool |warm )?room temp|divided\b|plus (?:more|extra|additional|\d|an?\b)|such as\b|if (?:desired|needed|you|using|necessary|possible|available)|preferably\b|cut (?:in|into|up|on|cross|length)|(?:mixed|whisked|stirred|blended|dissolved|diluted) (?:with|in|into)\b|or (?:more|less|as|so|to|\d)\b|(?:about|approximately) \d|from (?:about )?\d|see note|per person|each\b$|;).*$/i;

/** How many shellfish make a pound: "16/20 shrimp", "21-25 count", "U-10". */
const countPerPound =
  /^(?:(?:u[-/ ]?\d+|\d+[-/]\d+) (?:ct\.?|count) |(?:u[-/ ]?\d+|\d+[-/]\d+) (?=(?:\w+ )?(?:shrimps?|prawns?|scallops?)\b))/i;

const isSize = (word: string | undefined) => sizeWords.has(word?.toLowerCase().replace(/,$/, '') ?? '');

const takeSizes = (name: string, notes: string[]): string => {
  if (namedBySize.test(name)) return name;
  const words = name.split(' ');
  let from = 0;
  while (
    from < words.length - 1 &&
    (isSize(words[from]) || (/^(?:to|or|very|extra|-)$/i.test(words[from] ?? '') && isSize(words[from + 1])))
  ) {
    from++;
  }
  if (from > 0) notes.push(words.slice(0, from).join(' ').replace(/,$/, ''));
  return words.slice(from).join(' ');
};

const lower = (word: string | undefined) => word?.toLowerCase().replace(/,$/, '') ?? '';

/** How many words at the front only say what was done. */
const preparedUntil = (words: readonly string[]): number => {
  let until = 0;
  for (let at = 0; at < words.length - 1; at++) {
    const word = lower(words[at]);
    const isGround = word === 'ground' && at > 0 && (preparationAdverbs.has(lower(words[at - 1])) || lower(words[at - 1]) === 'fresh');
    if (preparationWords.has(word) || isGround) {
      if (namedByPreparation.test(words.slice(at).join(' '))) break;
      until = at + 1;
    } else if (!preparationAdverbs.has(word) && !(word === 'fresh' && lower(words[at + 1]) === 'ground')) break;
  }
  return until;
};

/** From which word on the end only says what was done: "onion finely chopped". */
const preparedFrom = (words: readonly string[]): number => {
  let from = words.length;
  let at = words.length;
  if (lower(words.at(-1)) === 'cut') return at;
  while (at > 1 && (preparationWords.has(lower(words[at - 1])) || preparationAdverbs.has(lower(words[at - 1])))) {
    at--;
    if (preparationWords.has(lower(words[at]))) from = at;
    else if (from === words.length) return words.length;
  }
  while (from < words.length && from > 1 && preparationAdverbs.has(lower(words[from - 1]))) from--;
  return from;
};

const takePreparation = (name: string, preparation: string[]): string => {
  const words = name.split(' ');
  const fresh = lower(words[0]) === 'fresh' && preparationWords.has(lower(words[1])) ? words.splice(0, 1) : [];
  const until = preparedUntil(words);
  if (until > 0) preparation.push(words.slice(0, until).join(' ').replace(/,$/, ''));
  const rest = words.slice(until);
  const from = preparedFrom(rest);
  if (from < rest.length) preparation.push(rest.slice(from).join(' '));
  return [...fresh, ...rest.slice(0, from)].join(' ');
};

const isLoose = (word: string) => looseAdjectives.has(lower(word));

/** True where both are kinds of one thing: chicken or vegetable stock, canola or olive oil. */
const shareLastWord = (first: string, second: string): boolean => {
  const words = second.split(' ');
  if (words.length < 2) return false;
  const whole = find(second);
  const other = find(`${first} ${words.at(-1)}`);
  if (!whole || !other || (other.how !== 'name' && other.how !== 'alias')) return false;
  return other.ingredient.category === whole.ingredient.category && other.ingredient.role === whole.ingredient.role;
};

/** Of "butter or margarine", the second goes to the notes; "chicken or vegetable stock" stays together. */
const takeAlternative = (name: string, notes: string[]): string => {
  const [, first, second] = /^(.+?) or (?:\d[\d\s/]* (?:\w+ )?)?(.+)$/i.exec(name) ?? [];
  if (!first || !second || first.includes(',') || first.split(' ').every(isLoose)) return name;
  const noun = first
    .split(' ')
    .filter((word) => !isLoose(word))
    .join(' ');
  if (shareLastWord(noun, second) || !find(first)) return name;
  notes.push(`or ${second}`);
  return first;
};

/** The name, and what stands behind its comma; commas between adjectives belong to the name. */
const splitAtComma = (rest: string): [name: string, behind: string[]] => {
  const parts = rest.split(/,\s*/);
  const isAdjective = (word: string) =>
    isLoose(word) || isSize(word) || preparationWords.has(lower(word)) || preparationAdverbs.has(lower(word));
  let until = 1;
  while (until < parts.length && (parts[until - 1] ?? '').split(' ').every(isAdjective)) until++;
  if (until > 1) return [parts.slice(0, until).join(', '), parts.slice(until)];
  // "olive, sunflower or vegetable oil"
  const [, oneOf] = /^[\w-]+(?: [\w-]+)? or [\w-]+ ([\w-]+)$/.exec(parts[1] ?? '') ?? [];
  if (oneOf && shareLastWord(parts[0] ?? '', `a ${oneOf}`)) return [parts.slice(0, 2).join(', '), parts.slice(2)];
  return [parts[0] ?? '', parts.slice(1)];
};

/** A unit that the parser left standing: "large pinch of salt". */
const takeUnit = (rest: string): { unit: Unit | null; rest: string } => {
  const [, word, after] = /^(fl\.? oz|[a-z]+)\.?\s+(?:of\s+)?(.+)$/i.exec(rest) ?? [];
  const unit = word && after ? unitSpellings[word === 'T' ? 'tbsp' : word.toLowerCase().replace(/s$/, '')] : undefined;
  return unit && after ? { unit, rest: after } : { unit: null, rest };
};

/** A name that begins like a unit, joined, so that the parser takes none of it for one: "1 head_cheese". */
const inOneWord = (front: string): string => {
  const [, amount = '', behind = ''] = /^([\d\s/.-]*)(.*)$/.exec(front) ?? [];
  const name = notUnit.exec(behind)?.[0] ?? '';
  return `${amount}${name.replaceAll(' ', '_')}${behind.slice(name.length)}`;
};

/** An amount that a kitchen could hold; anything beyond is a slip of the keyboard, and no amount. */
const sane = (amount: number | null): number | null => (amount !== null && amount <= 1e6 ? amount : null);

/**
 * Takes an ingredient line apart. Reads any text and never throws; what it cannot tell is `null`. Of alternatives and of added amounts
 * ("1 cup plus 2 tablespoons") it takes the first, and notes the second.
 *
 * @example
 * ```ts
 * parseLine('2 (14.5 oz) cans diced tomatoes, drained');
 * // { quantity: 2, unit: 'can', name: 'tomatoes', preparation: 'diced, drained', note: '14.5 oz', ... }
 * ```
 */
export const parseLine = (line: string): ParsedLine => {
  const reading: Reading = { text: tidyLine(line), notes: [] };
  const preparation: string[] = [];
  const optional = /\boptional(?:ly)?\b/i.test(reading.text);
  reading.text = reading.text.replace(/[,;(]?\s*\boptional(?:ly)?\b[:)]?/gi, '').trim();
  if (reading.text.includes(':')) takeAside(reading, heading);
  reading.text = reading.text.replace(juiceOf, (_all, part: string) => {
    preparation.push(part.toLowerCase());
    return '';
  });
  straightenAmount(reading);
  if (/[()[\]{}]/.test(reading.text)) {
    takeAside(reading, brackets);
    takeAside(reading, looseBracket);
  }

  // the parser need not see what stands behind the first comma, nor a line without an amount
  const comma = reading.text.indexOf(',');
  const front = comma > 0 ? reading.text.slice(0, comma) : reading.text;
  const hasAmount = /(?<![a-z]|[a-z]-)\d/i.test(front) && !notAmount.test(front);
  const [parsed] = hasAmount ? parseIngredient(inOneWord(front), options) : [];
  let quantity = parsed?.quantity ?? null;
  let quantityMax = parsed?.quantity2 ?? null;
  let unit = parsed?.unitOfMeasureID ? (unitSpellings[parsed.unitOfMeasureID.toLowerCase()] ?? null) : null;
  const measure = parsed?.unitOfMeasureID ? otherMeasures[parsed.unitOfMeasureID] : undefined;
  if (measure) {
    quantity = quantity === null ? null : quantity * measure[0];
    quantityMax = quantityMax === null ? null : quantityMax * measure[0];
    unit = measure[1];
  }
  let rest = `${parsed?.description.replaceAll('_', ' ') ?? front}${comma > 0 ? reading.text.slice(comma) : ''}`
    .trim()
    .replace(/^[,.:;]\s*/, '');
  rest = rest.replace(countPerPound, (count: string) => {
    reading.notes.push(count.trim());
    return '';
  });
  const isName = unit === null && notUnit.test(rest);
  if (unit === null && !isName) ({ unit, rest } = takeUnit(takeSizes(rest, reading.notes)));
  if (unit === null && !isName) {
    rest = rest.replace(countWords, (_all, word: string) => {
      if (/^strips?$/i.test(word) && /\bbacon\b/i.test(rest)) unit = 'slice';
      else reading.notes.push(word.toLowerCase());
      return '';
    });
  }

  let [name, behind] = splitAtComma(rest.replace(/^(?:of|the|each)\s+(?:the\s+)?/i, ''));
  const tail = tails.exec(name);
  if (tail && tail.index > 0) {
    reading.notes.push(tail[0].replace(/^[\s;-]+/, ''));
    name = name.slice(0, tail.index);
  }
  name = takeAlternative(name, reading.notes);
  name = takeSizes(name, reading.notes);
  name = takePreparation(name, preparation);
  name = takeSizes(name, reading.notes);
  preparation.push(...behind);

  if (unit === null && quantity !== null && !notTrailing.test(name)) {
    const words = name.split(' ');
    const trailing = words.length > 1 ? trailingUnits[lower(words.at(-1))] : undefined;
    if (trailing) {
      unit = trailing;
      name = words.slice(0, -1).join(' ');
    }
  }
  if (name === '' && unit === 'clove') {
    unit = null;
    name = 'cloves';
  }
  return {
    quantity: sane(quantity),
    quantityMax: sane(quantityMax),
    unit,
    name: name.replace(/[\s.,:;]+$/, '') || reading.text || line.slice(0, longestLine).trim(),
    preparation: preparation.filter(Boolean).join(', ') || null,
    note: reading.notes.filter(Boolean).join(', ') || null,
    optional,
    original: line,
  };
};
