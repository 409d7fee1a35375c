/** Longer lines are no ingredient lines; only this much is read. */
export const longestLine = 400;

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5', '⅙': '1/6', '⅚': '5/6', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8',
}; // prettier-ignore
const entities: Readonly<Record<string, string>> = {
  amp: '&', nbsp: ' ', quot: '"', apos: "'", rsquo: "'", lsquo: "'", ldquo: '"', rdquo: '"', deg: '°', frasl: '/', times: 'x', ndash: '-', mdash: '-', reg: '', trade: '',
  frac12: '½', frac14: '¼', frac34: '¾', frac13: '⅓', frac23: '⅔', frac18: '⅛', frac38: '⅜', frac58: '⅝', frac78: '⅞',
  eacute: 'é', egrave: 'è', ecirc: 'ê', agrave: 'à', aacute: 'á', acirc: 'â', iacute: 'í', icirc: 'î', oacute: 'ó', ocirc: 'ô', uacute: 'ú', ucirc: 'û', uuml: 'ü', ouml: 'ö', auml: 'ä', ntilde: 'ñ', ccedil: 'ç',
}; // prettier-ignore

/** `&amp;`, `&frac12;`, `&#189;`, `&#xbd;` */
const decoded = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return entities[name] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code >= 32 && code <= 0xffff ? String.fromCharCode(code) : entity;
};

/** What a web page leaves in its text: entities, tags, and the addresses behind links. */
const withoutMarkup = (line: string): string =>
  line
    .replace(/&(#x?[\da-f]{1,6}|[a-z]+\d*);/gi, decoded)
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/\[([^[\]|]*)(?:\|[^[\]]*\]|\]\([^()]*\))/g, '$1')
    .replace(/\bhttps?:[^\s)\]]*/gi, '');

/** One kind of dash, quote and fraction, and nothing that does not show. */
const toAscii = (line: string): string =>
  line
    .replace(/[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g, '')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(
      /(?:(\d)\s?)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])(?=(.?))/g,
      (_all, digit: string | undefined, glyph: string, next: string) =>
        `${digit ? `${digit} ` : ''}${vulgar[glyph]}${/[a-z]/i.test(next) ? ' ' : ''}`,
    )
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"');

/** "(diced (about 2))" as "(diced, about 2)". */
const inOneBracket = (line: string): string => {
  let depth = 0;
  return line.replace(/\s*([([{])|[)\]}]/g, (bracket, opens: string | undefined) => {
    if (opens === undefined) return depth > 0 && --depth > 0 ? '' : bracket;
    return ++depth > 1 ? ', ' : bracket;
  });
};

const glued = /\d ?(?:to|or)\d|\.\d|\d ?[a-z]{1,4}\.[a-z]|\d ?(?:cup|teaspoon|tablespoon)s?[a-z]{3}/i;

/** "1to2", ".5", "2tbsp.oil", "1 cupflour" with the blanks that belong there. */
const unglued = (line: string): string =>
  line
    .replace(/(\d) ?(to|or)(?=\d)/gi, '$1 $2 ')
    .replace(/(?<![\d/.])\.(?=\d)/g, '0.')
    .replace(/(\d ?)(tsp|tbsp|oz|lbs?|pkg|c|t)\.(?=[a-z])/gi, '$1$2. ')
    .replace(/(\d ?(?:cup|teaspoon|tablespoon)(?:s(?=[bdfgjrvz]))?)(?!s\b|s?fuls?\b|cakes?\b)(?=[a-z]{3})/gi, '$1 ');

/** An ingredient line in ASCII where there is any choice, with single blanks, without a bullet, marks of footnotes and brackets in brackets. */
export const tidyLine = (line: string): string => {
  let text = line.slice(0, longestLine);
  if (/[&<]|\]\(|https?:/.test(text)) text = withoutMarkup(text);
  if (/[^ -~]/.test(text)) text = toAscii(text);
  if (/[([{][^)\]}]*[([{]/.test(text)) text = inOneBracket(text);
  if (/[*†"|]|\(e?s\)/.test(text))
    text = text
      .replace(/\(e?s\)|[*†]+/g, '')
      .replace(/(\d)\s?"/g, '$1-inch')
      .replace(/ ?\| ?/g, '/');
  if (/\d[^\sa-z]|\d [/&]/i.test(text))
    text = text.replace(/(\d) ?\/ ?(?=\d)/g, '$1/').replace(/(?<![\d/])(\d+)(?:-| ?& ?)(?=\d+\/\d)/g, '$1 ');
  if (glued.test(text)) text = unglued(text);
  return text
    .replace(/(?<=[a-z]) (?=sized?\b)/gi, '-')
    .replace(/\b(fine|thin|coarse|fresh|rough|thick|light)ly-(?=[a-z])/gi, '$1ly ')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:[-•·▢□◦+]+|\d+\)(?= )) ?(?=\S)/, '')
    .trim();
};
