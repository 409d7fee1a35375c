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

/**
 * A line of a recipe as a cook would type it: without markup, bullets and footnote marks, with one kind of dash and quote.
 *
 * @example
 * cleanText('• 1 &frac12; cups <b>flour</b>*') // '1 ½ cups flour'
 */
export const cleanText = (line: string): string =>
  oneSign(withoutMarkup(line))
    .replace(GLUED_UNIT, '$1 ')
    .replace(SPACED_THOUSANDS, '$1')
    .replace(ORDINAL_FRACTION, '$1')
    .replace(/\(e?s\)|[*†¹²³]/g, '')
    .replace(/[[{]/g, '(')
    .replace(/[\]}]/g, ')')
    .replace(/~/g, 'about ')
    .replace(/\b(fl|c)\. ?(?=oz|à)/gi, '$1 ')
    .replace(/ ?\| ?/g, '/')
    .replace(/(\d)\s?"/g, '$1-inch')
    .replace(/\s+/g, ' ')
    .replace(BEFORE_LINE, '')
    .replace(/ x(\d+)$/i, ' x $1')
    .trim();
