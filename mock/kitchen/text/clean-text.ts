import { mapOf } from './tables.generated.js';

const entities = mapOf('entities.tsv', ['entity', 'character'], ({ cells }) => cells.character || ' ');

/** `&amp;`, `&frac12;`, `&#189;`, `&#xbd;` */
const decoded = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return entities().get(name) ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0xffff ? String.fromCharCode(code) : entity;
};

/** Takes out what a web page leaves in a text: entities, tags, and the addresses of links. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/&(#x?[\da-f]{1,6}|[a-z]{1,10}\d{0,2});/gi, decoded)
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/\[([^[\]|]*)(?:\|[^[\]]*\]|\]\([^()]*\))/g, '$1')
    .replace(/\bhttps?:[^\s)\]]*/gi, '');

const oneSign = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"');

/** "1 000 g", "1'500 g"; but "1 500 g bag" is one bag. */
const SPACED_THOUSANDS = /(?<![\d.,/])(\d{1,3})(?: (?=000(?!\d))|'(?=\d{3}(?!\d)))/g;
/** "2/3rds", "1/4th". */
const ORDINAL_FRACTION = /(\d\/\d)(?:rd|th|nd)s?\b/g;
/** A bullet, a box to tick or the number of the line: "1) 2 eggs", "1. 2 eggs". */
const BEFORE_LINE = /^ ?(?:[-•·‣\p{So}\p{Sm}]+|\[ ?\]|\d+\)(?= )|\d+\.(?= \d)) ?(?=\S)/u;

/** "1 cupflour": a unit and the name written as one. */
const GLUED_UNIT = /(\d ?(?:cup|teaspoon|tablespoon)(?:s(?=[bdfgjrvz]))?)(?!s\b|s?fuls?\b|cakes?\b)(?=[a-z]{3})/gi;

/** "l/2 cup", "I lb": what a scanner takes for a one. */
const SCANNED_ONE = /(?<![\p{L}\d])[lI](?=\/[2348](?!\d)| (?:cup|tsp|tbsp|teaspoon|tablespoon|lb|pound|oz|ounce|can)s?\b)/gu;

/** "2 stk butter" are sticks; of other food, "Stk." is a German piece. */
const STICKS = /\bstks?\b\.?(?= (?:of )?(?:butter|margarine|oleo|celery|cinnamon)\b)/gi;

/** "1 gr. Zwiebel" is a large onion: nobody weighs a few grams of what is counted, and only German nouns are capital. */
const GERMAN_LARGE = /^([1-4]) gr\. (?=\p{Lu}\p{Ll})/u;

/** "teaspon", "tabelspoons": letters that are missing, doubled or turned around. */
const SLIPS_OF_SPOONS = [
  [/\b(?:tea?|tae)\W?s?p+o+[nm](s?)\b/gi, 'teaspoon$1'],
  [/\bta?b(?:le?|el|l)\W?e?s?p+o+[nm](s?)\b/gi, 'tablespoon$1'],
] as const;

/** "a cup and a half of milk" is one and a half cups. */
const AND_A_HALF = /\b(an?|one|two|\d) (cup|(?:tea|table)spoon|pound|ounce|pint|quart|lit(?:er|re)|kilo)s? and an? (half|quarter)\b/gi;

/** "1/2 a 500 g pack" */
const PART_OF_A = /^(½|1\/2|half) an? (?=\d)/i;

/** "1 - 8 oz package", "2-15oz cans": how many, and the size of each. */
const COUNT_AND_SIZE =
  /^(\d{1,2}) ?- ?([\d.]{1,5}) ?-?((?:oz|ounce|g|gram|ml|lb)s?\.? (?:can|tin|pack|pkg|box|bag|jar|bottle|cart|contain|tub))/i;
/** A size is so many times the number of packages, else it is the upper end of a range. A guess: "1-2 lb bags" weigh one to two pounds. */
const SIZE_TO_COUNT = 3;

/** Ounces in the cans that US trade numbers. Source: USDA, Can Sizes. */
const ouncesOfCan: Readonly<Record<string, string>> = {
  '1': '10.5',
  '300': '15',
  '303': '16',
  '2': '20',
  '2.5': '29',
  '3': '46',
  '10': '109',
};
const NUMBERED_CAN = /\(?(?:#|\bno\.? ?)(\d{1,3}(?:\.5)?)(½| 1\/2)?\)? ?-?(?=(?:cans?|tins?)\b)/gi;

/**
 * A line of a recipe as a cook would type it: without markup, bullets and footnote marks, with one kind of dash and quote.
 *
 * @example
 * cleanText('• 1 &frac12; cups <b>flour</b>*') // '1 ½ cups flour'
 */
export const cleanText = (line: string): string =>
  SLIPS_OF_SPOONS.reduce<string>((text, [slip, word]) => text.replace(slip, word), oneSign(withoutMarkup(line)))
    .replace(GLUED_UNIT, '$1 ')
    .replace(STICKS, 'stick')
    .replace(GERMAN_LARGE, '$1 große ')
    .replace(SCANNED_ONE, '1')
    .replace(
      AND_A_HALF,
      (_all, count: string, unit: string, part: string) => `${/^an?$/i.test(count) ? 'one' : count} and a ${part} ${unit}s`,
    )
    .replace(PART_OF_A, '$1 x ')
    .replace(NUMBERED_CAN, (all: string, size: string, half = '') => {
      const ounces = ouncesOfCan[half === '' ? size : `${size}.5`];
      return ounces === undefined ? all : `${ounces}-oz `;
    })
    .replace(COUNT_AND_SIZE, (all: string, count: string, size: string, unit: string) =>
      Number(size) < Number(count) * SIZE_TO_COUNT ? all : `${count} ${size}-${unit}`,
    )
    .replace(SPACED_THOUSANDS, '$1')
    .replace(ORDINAL_FRACTION, '$1')
    .replace(/\(e?s\)|[*†¹²³]/g, '')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/~/g, 'about ')
    .replace(/\b(fl|c)\. ?(?=oz|à)/gi, '$1 ')
    .replace(/\b(c à)\. ?/gi, '$1 ')
    .replace(/\bq\. ?b(?:\.|\b)/gi, 'qb')
    .replace(/ ?\| ?/g, '/')
    .replace(/(\d)\s?"/g, '$1-inch')
    .replace(/\s+/g, ' ')
    .replace(BEFORE_LINE, '')
    .replace(/ x(\d+)$/i, ' x $1')
    .trim();
