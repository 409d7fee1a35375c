/** Longer lines are no ingredient lines; only this much is read. */
export const longestLine = 400;

const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5', '⅖': '2/5', '⅗': '3/5', '⅘': '4/5', '⅙': '1/6', '⅚': '5/6', '⅛': '1/8', '⅜': '3/8', '⅝': '5/8', '⅞': '7/8',
}; // prettier-ignore
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&', '&nbsp;': ' ', '&frac12;': '½', '&frac14;': '¼', '&frac34;': '¾', '&quot;': '"', '&#39;': "'", '&deg;': '°',
}; // prettier-ignore

/** One kind of dash, quote and fraction. */
const toAscii = (line: string) =>
  line
    .replace(/&(?:amp|nbsp|frac12|frac14|frac34|quot|#39|deg);/g, (entity) => entities[entity] ?? entity)
    .replace(/[\u2044\u2215]/g, '/')
    .replace(
      /(?:(\d)\s?)?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])(?=(.?))/g,
      (_all, digit: string | undefined, glyph: string, next: string) =>
        `${digit ? `${digit} ` : ''}${vulgar[glyph]}${/[a-z]/i.test(next) ? ' ' : ''}`,
    )
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d\u2033]/g, '"');

/** An ingredient line in ASCII where there is any choice, with single blanks and without a bullet. */
export const tidyLine = (line: string): string => {
  const cut = line.slice(0, longestLine);
  return (/[^ -~]|&/.test(cut) ? toAscii(cut) : cut)
    .replace(/(\d)\s?"/g, '$1-inch')
    .replace(/(?<![\d/])(\d+)(?:-| ?& ?)(?=\d+\/\d)/g, '$1 ')
    .replace(/(\d ?)(tsp|tbsp|oz|lbs?|pkg|c|t)\.(?=[a-z])/gi, '$1$2. ')
    .replace(/\b(fine|thin|coarse|fresh|rough|thick|light)ly-(?=[a-z])/gi, '$1ly ')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:[-*•·▢□◦+]+|\d+\)(?= )) ?(?=\S)/, '')
    .replace(/[ *†]+$/, '')
    .trim();
};
