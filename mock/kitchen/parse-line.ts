import { parseIngredient, type ParseIngredientOptions } from 'parse-ingredient';
import type { Unit } from '../../src/contract/vocabulary.js';
import {
  namedByPreparation,
  notTrailing,
  numberWords,
  preparationAdverbs,
  preparationWords,
  sizeWords,
  trailingUnits,
  unitSpellings,
} from './line-words.js';

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
  ignoreUOMs: [
    'small',
    'medium',
    'large',
    'inch',
    'centimeter',
    'millimeter',
    'foot',
    'meter',
    'yard',
    'dozen',
    'ear',
    'drop',
    'milligram',
  ],
  leadingQuantityPrefixes: [],
};

/** Longer lines are no ingredient lines; only this much is read. */
const longest = 500;

const number = String.raw`\d+(?:[.,]\d+)?(?:\s+\d+/\d+|/\d+)?`;
const packing =
  'cans?|tins?|jars?|packages?|pkgs?\\.?|packets?|packs?|boxe?s?|bags?|cartons?|containers?|tubs?|bottles?|envelopes?|loa(?:f|ves)|logs?|sticks?|blocks?|bars?|tubes?|rolls?|sleeves?';
const measure =
  '(?:fluid |fl\\.? )?(?:ounces?|oz\\.?|pounds?|lbs?\\.?|grams?|g|kg|kilograms?|ml|milliliters?|millilitres?|l|liters?|litres?|quarts?|qts?|pints?|gallons?|inch(?:es)?|in\\.|cm|-?inch)';

const packedSize = new RegExp(
  `^(?:(${number}|an?|one)\\s+)?(?:x\\s*)?\\(?\\s*((?:about |approximately )?${number}(?:\\s*(?:-|to)\\s*${number})?[\\s-]*${measure})\\s*\\)?[\\s-]+(?=(?:${packing})\\b)`,
  'i',
);
const times = new RegExp(`^(${number})\\s*[x×]\\s*(${number}\\s*${measure})\\s+`, 'i');
const metricTwin = new RegExp(`^(${number}\\s*${measure})\\s*/\\s*${number}\\s*${measure}(?:\\s*${number}\\s*${measure})?(?=\\s)`, 'i');
const sizedPiece = new RegExp(
  `^(?:(${number}|an?|one)\\s+)?\\(?(${number}(?:\\s*(?:-|to)\\s*${number})?[\\s-]*(?:inch(?:es)?|in\\.|cm|"))[\\s-]*(?:long\\s+)?\\)?\\s*(?=(?:piece|knob|chunk|stick|slice|strip|length|thumb)s?\\b)`,
  'i',
);

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5', '⅙': '1/6', '⅚': '5/6', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8',
}; // prettier-ignore

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&frac12;': '½',
  '&frac14;': '¼',
  '&frac34;': '¾',
  '&quot;': '"',
  '&#39;': "'",
  '&deg;': '°',
};

/** One space, one kind of dash and fraction, no bullet. */
const tidy = (line: string) =>
  line
    .slice(0, longest)
    .replace(/&(?:amp|nbsp|frac12|frac14|frac34|quot|#39|deg);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/(\d)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_all, digit: string | undefined, glyph: string) => `${digit ? `${digit} ` : ''}${vulgar[glyph]}`)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^\s*(?:[-*•·▢□◦+]+|\d+\))\s*(?=\S)/, '')
    .replace(/^(\d+) +- +(\d+\/\d+)/, '$1 $2')
    .trim();

interface Reading {
  text: string;
  notes: string[];
}

const take = (reading: Reading, pattern: RegExp, replacement: (match: string[]) => string) => {
  const found = pattern.exec(reading.text);
  if (!found) return;
  reading.text = (
    reading.text.slice(0, found.index) +
    replacement(found as string[]) +
    reading.text.slice(found.index + found[0].length)
  ).trim();
};

/** Brings an amount into the form that the parser reads: a number, then a unit. */
const straightenAmount = (reading: Reading) => {
  take(
    reading,
    /^(?:about|approximately|approx\.?|roughly|around|up to|at least|scant|heaping|heaped|generous|rounded|level|good|an additional|additional)\s+(?=[\da]|one|half)/i,
    () => '',
  );
  take(reading, /^half (?:of )?an?\s+|^(?:a |one[ -])half\s+(?:of an?\s+)?|^half\s+(?=\S)/i, () => '1/2 ');
  take(reading, /^(?:a|one) couple(?: of)?\s+/i, () => '2 ');
  take(
    reading,
    /^(?:(an?|one|two|three|\d+) )?dozen\s+/i,
    ([, count]) => `${12 * Number(numberWords[count?.toLowerCase() ?? 'a'] ?? count ?? 1)} `,
  );
  take(
    reading,
    /^(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?!-)\s+(?!few\b|little\b|lot\b|bit\b)/i,
    ([, word]) => `${numberWords[word?.toLowerCase() ?? '']} `,
  );
  take(reading, /^(\d+),(\d{1,2})(?=\s*[a-z])/i, ([, whole, rest]) => `${whole}.${rest}`);
  take(reading, /^(\d{1,3}),(\d{3})\b/, ([, thousands, rest]) => `${thousands}${rest}`);
  take(reading, times, ([, count, size]) => {
    reading.notes.push(`${size} each`);
    return `${count} `;
  });
  take(reading, metricTwin, ([, first]) => first ?? '');
  for (const sized of [packedSize, sizedPiece]) {
    take(reading, sized, ([, count, size]) => {
      reading.notes.push(size ?? '');
      return `${numberWords[count?.toLowerCase() ?? 'a'] ?? count} `;
    });
  }
  take(reading, new RegExp(`^(${number})[ -](?:to|or)[ -](${number})\\s*-\\s*(?=[a-z])`, 'i'), ([, low, high]) => `${low} to ${high} `);
  take(reading, /^(\d[\d\s/.]*)-(?=(?:ounce|oz|pound|lb|gram|cup|quart|inch)\b)/i, ([, amount]) => `${amount} `);
  take(
    reading,
    /^([\d\s/.-]+(?:to [\d\s/.]+)?)\s*(?:scant|heaping|heaped|generous|rounded|level|good|big|large|small|full|packed)\s+(?=(?:cups?|tablespoons?|teaspoons?|tbsp|tsp|handfuls?|pinch|bunch|heads?|cans?|cloves?|slices?|stalks?|sprigs?|jars?|packages?|bags?|ribs?|pieces?|dash)\b)/i,
    ([, amount]) => `${amount} `,
  );
};

/** Moves what stands in brackets to the notes. */
const takeBrackets = (reading: Reading) => {
  reading.text = reading.text
    .replace(/\s*[([]([^()[\]]*)[)\]]\s*/g, (_all, inside: string) => {
      if (inside.trim()) reading.notes.push(inside.trim());
      return ' ';
    })
    .replace(/[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+,/g, ',')
    .trim();
};

/** What stands behind the name without a comma. */
const tails =
  /\s(?:[-–]\s|to taste\b|or to taste\b|for (?:garnish|serving|dusting|frying|brushing|greasing|sprinkling|topping|the |drizzling|rolling|deep|decoration|coating|rubbing|dipping|pan)|as needed\b|as required\b|at room temp|divided\b|plus (?:more|extra|additional|\d|an?\b)|such as\b|like\b|if (?:desired|needed|you|using|necessary)|preferably\b|cut (?:in|into|up)\b|or (?:more|less|as|so)\b|and more\b|in (?:total|all)\b|about \d|\(|;|from (?:about )?\d|with (?:their )?(?:juice|liquid|syrup|skin|tops)|see note|per person|each\b$).*$/i;

const isSize = (word: string) => sizeWords.has(word.toLowerCase());

/** Splits "finely chopped fresh parsley" into what was done and what it is. */
const splitPreparation = (name: string): { preparation: string[]; name: string } => {
  const words = name.split(' ');
  let from = 0;
  for (let at = 0; at < words.length - 1; at++) {
    const word = words[at]?.toLowerCase().replace(/,$/, '') ?? '';
    if (preparationWords.has(word)) {
      if (namedByPreparation.test(words.slice(at).join(' '))) break;
      from = at + 1;
    } else if (!preparationAdverbs.has(word)) {
      if (word === 'ground' && words[at - 1]?.toLowerCase() === 'freshly') from = at + 1;
      else break;
    }
  }
  return { preparation: from > 0 ? [words.slice(0, from).join(' ').replace(/,$/, '')] : [], name: words.slice(from).join(' ') };
};

const dropSizes = (name: string, notes: string[]): string => {
  const words = name.split(' ');
  let from = 0;
  while (
    from < words.length - 1 &&
    (isSize(words[from]?.replace(/,$/, '') ?? '') || (/^(?:to|or|very|extra|-)$/i.test(words[from] ?? '') && isSize(words[from + 1] ?? '')))
  )
    from++;
  if (from > 0) notes.push(words.slice(0, from).join(' ').replace(/,$/, ''));
  return words.slice(from).join(' ');
};

const juiceOf =
  /^((?:(?:finely |freshly )?(?:grated |squeezed )?(?:zest|rind|peel))|juice)(?: and (?:juice|zest|rind|peel))?\s+(?:of|from)\s+(.*)$/i;

/**
 * Takes an ingredient line apart. Reads any text and never throws; what it cannot tell is `null`.
 *
 * @example
 * ```ts
 * parseLine('2 (14.5 oz) cans diced tomatoes, drained');
 * // { quantity: 2, unit: 'can', name: 'tomatoes', preparation: 'diced, drained', note: '14.5 oz', ... }
 * ```
 */
export const parseLine = (line: string): ParsedLine => {
  const reading: Reading = { text: tidy(line), notes: [] };
  const preparation: string[] = [];
  const optional = /\boptional(?:ly)?\b/i.test(reading.text);
  reading.text = reading.text.replace(/[,;(]?\s*\boptional\b[:)]?/gi, '').trim();
  const source = juiceOf.exec(reading.text);
  if (source) {
    preparation.push(source[1]?.toLowerCase() ?? '');
    reading.text = source[2] ?? '';
  }
  straightenAmount(reading);
  takeBrackets(reading);

  const [parsed] = parseIngredient(reading.text.replaceAll('\n', ' '), options);
  const quantity = parsed?.quantity ?? null;
  let unit = parsed?.unitOfMeasureID ? (unitSpellings[parsed.unitOfMeasureID.toLowerCase()] ?? null) : null;
  let rest = (parsed?.description ?? reading.text).trim();

  if (unit === null) {
    const [, word, after] = /^(fl\.? oz|[a-z]+)\.?\s+(?:of\s+)?(.*)$/i.exec(rest) ?? [];
    const spelled = word && after ? unitSpellings[word === 'T' ? 'tbsp' : word.toLowerCase().replace(/s$/, '')] : undefined;
    if (spelled && after) {
      unit = spelled;
      rest = after;
    }
  }
  const parts = rest.split(/,\s*/);
  let name = parts[0] ?? '';
  const behind = parts.slice(1);
  const tail = tails.exec(name);
  if (tail) {
    reading.notes.push(tail[0].replace(/^[\s-]+/, ''));
    name = name.slice(0, tail.index);
  }
  name = dropSizes(name.replace(/^(?:of|the|each)\s+/i, ''), reading.notes);
  const split = splitPreparation(name);
  preparation.push(...split.preparation, ...behind);
  name = dropSizes(split.name, reading.notes);

  if (unit === null && quantity !== null && !notTrailing.test(name)) {
    const words = name.split(' ');
    const trailing = words.length > 1 ? trailingUnits[words.at(-1)?.toLowerCase() ?? ''] : undefined;
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
    quantity,
    quantityMax: parsed?.quantity2 ?? null,
    unit,
    name: name || reading.text || line.slice(0, longest).trim(),
    preparation: preparation.filter(Boolean).join(', ') || null,
    note: reading.notes.filter(Boolean).join(', ') || null,
    optional,
    original: line,
  };
};
