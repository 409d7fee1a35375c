import type { Unit } from '../../../src/contract/vocabulary.js';
import { memoizeText } from '../text/memoize.js';
import { countWords, notAmount, notTrailing, notUnit, trailingUnits } from './line-words.js';
import { readAmount, unitOf } from './parse-amount.js';
import { amountFirst, measure, range, straightenAmount, type Reading } from './normalize-amount.js';
import { splitAtComma, takeAlternative, takePreparation, takeSizes } from './extract-name.js';
import { longestLine, tidyLine } from './normalize-line.js';

/** An ingredient line, taken apart. */
export interface ParsedLine {
  /** `null` where the line names none. */
  readonly quantity: number | null;
  /** The upper end of a range, else `null`. */
  readonly quantityMax: number | null;
  /** `null` where the thing is counted, or has no amount. */
  readonly unit: Unit | null;
  /** The ingredient as written, without amount, size and preparation. */
  readonly name: string;
  readonly preparation: string | null;
  /** What else the line says: the size of a can, "to taste", an alternative. */
  readonly note: string | null;
  readonly optional: boolean;
  /** The line as it came. */
  readonly original: string;
}

/** Puts what a pattern finds to the notes: all of it, or what it captures. */
const takeAside = (reading: Reading, pattern: RegExp): void => {
  reading.text = reading.text
    .replace(pattern, (_all, inside: string | undefined) => {
      const said = inside?.replace(/^[\s,;]+/, '').trim();
      if (said) reading.notes.push(said);
      return ' ';
    })
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;])/g, '$1')
    .trim();
};

const optionally = /[,;(]?\s*\boptional(?:ly)?\b[:)]?/gi;
const anyBracket = /[()[\]{}]/;
const brackets = /\s*[([{]([^()[\]{}]*)[)\]}]/g;
const looseBracket = /\s*[([{](.*)$|[)\]}]/g;

/** "For the sauce: 1 cup cream" */
const heading = /^((?:for|optional|garnish|toppings?|dressing|marinade|filling|sauce|note)\b[^:,\d]{0,40}):\s*(?=\S)/i;
/** "Egg wash: 1 egg" */
const label = /^([a-z][^:,\d]{0,40}):\s*(?=\d)/i;

/** "Grated zest and juice of 1 lemon", "juice 1/2 lemon", "kernels from 2 ears corn" */
const juiceOf =
  /^((?:(?:the )?(?:finely |freshly |coarsely )?(?:grated |squeezed |strained )?(?:zest|rind|peel|juice))(?:,? (?:and|&|plus) (?:grated |finely grated )?(?:juice|zest|rind|peel))?|(?:seeds|leaves|stems|kernels|meat|flesh|pulp)(?= (?:of|from) (?:\d|an?\b|one\b)))(?:\s+(?:of|from)\s+(?=\S)|\s+(?=\d|one\b))/i;

/** What stands behind the name without a comma: what it is for, how it is kept, a second measure. */
const tails = new RegExp(
  String.raw`(?:\s(?:-\s|\+\s?\d|(?:or )?(?:to|as) (?:taste|season|serve|garnish|finish|cover|coat|decorate|dust|drizzle|sprinkle|glaze|grease|needed|required|desired|necessary|an?\b)|for (?:the |an? |garnish|decorat|pan|deep|(?!spring)[^\s,]+ing\b)|(?:at )?(?:cool |warm )?room temp|divided\b|plus (?:more|extra|additional|\d|an?\b)|(?:such as|like)\b|if (?:desired|needed|you|using|necessary|possible|available)|preferably\b|cut (?:in|up|on|cross|length)|(?:cut|torn|broken|[a-z]+ed) (?:into|in half|lengthw|crossw)|(?:that|which) |(?:mixed|whisked|beaten|stirred|blended|dissolved|diluted|soaked) (?:with|in|into|to)\b|or (?:more|less|as|so|to|\d)\b|(?:about|approx\.?|approximately|weighing|to your) |from (?:about )?\d|see note|per person|each\b$|${range}\s*${measure}$)|\s*;|(?<=[a-z]{4})\.\s+(?=[a-z]+ )).*$`,
  'i',
);

/** How many shellfish make a pound: "16/20 shrimp", "21-25 count", "U-10". */
const countPerPound =
  /^(?:(?:u[-/ ]?\d+|\d+[-/]\d+) (?:ct\.?|count) |(?:u[-/ ]?\d+|\d+[-/]\d+) (?=(?:\w+ )?(?:shrimps?|prawns?|scallops?)\b))/i;

const amountInFront = new RegExp(String.raw`^(${range})[\s,-]*(?:(?:of )?(?:an?|the) )?`, 'i');
const unitInFront = /^((?:fl(?:uid)?\.? ?)(?:oz|ounces?)|[a-z]+)\.?(?=[\s,/]|$)[\s,/]*(?:of\s+)?/i;
/** "2 large unpeeled cloves of garlic" */
const adjectivesOfUnit =
  /^((?:[a-z-]*(?:ed|ly|cut|wise|-sized?)|thin|thick|long|square|good|hefty|very|fine|whole)\s+)+(?=(?:cloves?|slices?|sprigs?|stalks?|heads?|strips?|knobs?|pinch|sheets?|pieces?)\s+(?:of\s+)?[a-z])/i;
/** What stands between an amount and a name. */
const between = /^(?:[-+,.:;\s]+|(?:of|the|each|weight|net|or more|or so|or less)\b[\s,]+)+/i;

/** The unit at the front of a text, how many of it one is, and what stands behind it. */
const takeUnit = (text: string): { factor: number; unit: Unit | null; rest: string } => {
  const none = { factor: 1, unit: null, rest: text };
  const [all = '', word = ''] = unitInFront.exec(text) ?? [];
  const [factor, unit] = unitOf(word) ?? [];
  const rest = text.slice(all.length);
  if (factor === undefined || unit === undefined || rest === '') return none;
  // "4 cloves, ground" are no cloves of garlic
  if (unit === 'clove' && /,\s*$/.test(all) && !/\bgarlic\b/i.test(rest)) return none;
  const again = unitInFront.exec(rest);
  const isSaidTwice = again !== null && unit !== 'package' && again[0] !== rest && unitOf(again[1] ?? '')?.[1] === unit;
  return { factor, unit, rest: isSaidTwice ? rest.slice(again[0].length) : rest };
};

/** "2 garlic cloves": the unit behind the name. */
const takeUnitBehind = (name: string): { unit: Unit | null; name: string } => {
  const words = name.split(' ');
  const last = words.at(-1)?.toLowerCase() ?? '';
  const unit = words.length > 1 && Object.hasOwn(trailingUnits, last) && !notTrailing.test(name) ? trailingUnits[last] : undefined;
  return unit ? { unit, name: words.slice(0, -1).join(' ') } : { unit: null, name };
};

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
export const parseLine = memoizeText(2000, (line): ParsedLine => {
  const reading: Reading = { text: tidyLine(line), notes: [] };
  const { notes } = reading;
  const preparation: string[] = [];
  const optional = /\boptional/i.test(reading.text);
  if (optional) reading.text = reading.text.replace(optionally, '').trim();
  if (reading.text.includes(':')) takeAside(reading, heading);
  reading.text = reading.text.replace(juiceOf, (_all, part: string) => {
    preparation.push(part.toLowerCase());
    return '';
  });
  amountFirst(reading);
  if (reading.text.includes(':')) takeAside(reading, label);
  if (anyBracket.test(reading.text)) takeAside(reading, brackets);
  if (anyBracket.test(reading.text)) takeAside(reading, looseBracket);
  straightenAmount(reading);

  const front = notAmount.test(reading.text) ? null : amountInFront.exec(reading.text);
  const { quantity, quantityMax } = front ? readAmount(front[1] ?? '') : { quantity: null, quantityMax: null };
  let rest = reading.text.slice(front?.[0].length ?? 0);
  let unit: Unit | null = null;
  let factor = 1;
  if (!notUnit.test(rest)) {
    rest = takeSizes(rest, notes).replace(adjectivesOfUnit, (adjectives) => {
      preparation.push(adjectives.trim());
      return '';
    });
    ({ factor, unit, rest } = takeUnit(rest));
    if (unit === null)
      rest = rest.replace(countWords, (_all, word: string) => {
        if (/^strips?$/i.test(word) && /\bbacon\b/i.test(rest)) unit = 'slice';
        else if (/^bulbs?$/i.test(word) && /\bgarlic\b/i.test(rest)) unit = 'head';
        else notes.push(word.toLowerCase());
        return '';
      });
  }
  rest = rest.replace(between, '').replace(countPerPound, (count) => {
    notes.push(count.trim());
    return '';
  });

  let [name, behind] = splitAtComma(rest);
  const tail = tails.exec(name);
  if (tail && tail.index > 0) {
    notes.push(tail[0].replace(/^[\s;.-]+/, ''));
    name = name.slice(0, tail.index).replace(/(?:\s(?:and|or|&))+$/i, '');
  }
  name = takeSizes(takeAlternative(name, notes), notes);
  name = takeSizes(takePreparation(name, preparation), notes);
  preparation.push(...behind);
  if (unit === null && quantity !== null) ({ unit, name } = takeUnitBehind(name));
  const inUnit = (amount: number | null) => (amount === null ? null : amount * factor);
  return {
    quantity: inUnit(quantity),
    quantityMax: inUnit(quantityMax),
    unit,
    name: name.replace(/[\s.,:;-]+$/, '') || reading.text || line.slice(0, longestLine).trim(),
    preparation: preparation.filter(Boolean).join(', ') || null,
    note: notes.filter(Boolean).join(', ') || null,
    optional,
    original: line,
  };
});
