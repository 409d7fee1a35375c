import { numberWords, vagueAmount } from './line-words.js';

/** A line in the making: what is left to read, and what was put aside. */
export interface Reading {
  text: string;
  notes: string[];
}

/** "2", "1.5", "1/2", "1 1/2" */
const number = String.raw`\d+(?:[.,]\d+)?(?:\s+\d+/\d+|/\d+)?`;
export const range = String.raw`${number}(?:-?\s*(?:-|to|or)[\s-]*${number})?`;
export const measure = String.raw`(?:(?:fluid |fl\.? ?)?(?:ounces?|oz)|pounds?|lbs?|gram(?:me)?s?|gm?|kilograms?|kilos?|kgs?|mls?|[cd]l|(?:milli)?lit(?:er|re)s?|l|quarts?|qts?|pints?|pts?|gallons?|gal|cups?|c|tablespoons?|tbsps?|tbs|teaspoons?|tsps?|inch(?:es)?|in|[cm]m|(?:centi|milli)met(?:er|re)s?|sticks?|pinch(?:es)?|dash(?:es)?)(?![a-z])\.?`;
const packed = String.raw`(?:cans?|tins?|jars?|packages?|pkgs?|packets?|packs?|box(?:es)?|bags?|cartons?|containers?|tubs?|clamshells?|bottles?|env|envelopes?|sachets?|pots?(?! roast| pie| barley)|punnets?|sleeves?|pouch(?:es)?|tubes?)`;
const shaped = String.raw`(?:pieces?|knobs?|nubs?|chunks?|thumbs?|lengths?|blocks?|cubes?(?! steaks?))`;
const counted = String.raw`(?:loa(?:f|ves)|logs?|sticks?|bars?|rolls?|wheels?|rounds?(?! steaks?| roasts?)|sheets?|slices?|strips?(?! steaks?| loin)|balls?|squares?)`;
const container = String.raw`(?:large |small |medium )?(?:${packed}|${shaped}|${counted})(?![\w-])`;
const behind = String.raw`(?:${measure}|${container}|cloves?|sprigs?|stalks?|bunch(?:es)?|handfuls?|heads?)`;
const roughly = String.raw`(?:about|around|approximately|approx\.?|~)`;
const otherwise = String.raw`(?:\s*(?:/|or)\s*~?${range}[\s-]*${measure}(?:\s*${number}\s*${measure})?)?`;
const size = String.raw`(?:${roughly}\s*)?${range}[\s-]*${measure}${otherwise}(?:[\s-]*(?:long|thick|wide))?`;
const count = String.raw`(?:(${number})(?:\s*(?:-|to|or)\s*(\d+))?\s+(?!\d+/\d))?`;

/** "2 28-ounce cans", "400g/14oz tin", "2 x 7g sachets", "5cm piece": the size of what is counted; but "100 g piece of ginger" is 100 g. */
const sizedContainer = new RegExp(String.raw`^${count}(?:[x×]\s*)?(${size})[\s-]+(?=${container})(${shaped}\s+(?:of\s+)?)?`, 'i');
const isLength = /inch|in\b|[cm]m\b|met(?:er|re)/i;
/** "1 (15-ounce can) beans" */
const containerInBrackets = new RegExp(String.raw`^([\da-z/]+)\s*\(\s*(${size}[\s-]+${container})\s*\)`, 'i');
/** "2 8-ounce salmon fillets", "2 x 250g steaks" */
const sizedThing = new RegExp(String.raw`^(\d+)(?:\s*[x×]\s*|\s+)(?!\d+/\d)(${size})[\s-]+(?=[a-z])`, 'i');
/** "110ml-150ml": a range with its unit said twice. */
const unitTwice = new RegExp(String.raw`^(${number})[\s-]*(${measure})\s*(?:-|to|or)\s*(${number})[\s-]*\2(?![a-z])`, 'i');
/** "500g/1lb 2oz", "1 cup / 240 ml", "1 cup plus 2 tablespoons", "1 lb 4 oz", "2 teaspoons to 1 tablespoon", "1 tin/400ml" */
const further = new RegExp(
  String.raw`^(${range}[\s-]*(?:${measure}|${packed}\b))((?:,?\s*(?:(?:/+|[-+&]|to|or|plus|minus|less|and)\s*)?(?:(?:${roughly}|additional|another)\s*)?(?:an?\s+(?:additional |more )?|${range}[\s-]*)(?:${measure}|${packed}\b)|\s*/+\s*${number}(?=\s+[a-z]))+)(?=[\s,]|$)`,
  'i',
);
/** "2/3 + 1/4 cup" */
const sum = new RegExp(String.raw`^(${number})\s*((?:\+|plus)\s*${number})\s+(?=${measure})`, 'i');
/** Most lines have one amount; the patterns for two are long. */
const secondAmount = /^\d+\D+\d|\ban?\b/i;
/** "1 fat or 2 smaller garlic cloves" */
const sizeWord = String.raw`(?:very )?(?:small|medium|large|big|fat|sm|med|md|lg)(?:er|ish)?\.?`;
const twoSizes = new RegExp(String.raw`^(${number})\s+(${sizeWord}\s+or\s+${number}\s+${sizeWord})\s+(?=[a-z])`, 'i');

const hedges =
  /^(?:~\s*|(?:an?\s+)?(?:about|approximately|approx|roughly|around|circa|ca|up to|at least|scant|heaping|heaped|generous|rounded|level|good|an additional|additional|another|an extra|extra|just under|just over|almost|nearly|minimum)\b\.?\s+)+(?=[\da]|(?:one|two|half|pinch|handful|bunch|knob|dash)\b)/i;
const fullness =
  /^([\d\s/.]+(?:(?:-|to|or) [\d\s/.]+)?)\s*(?:(?:very|firmly|lightly|loosely|tightly|well)[ -])?(?:scant|heaping|heaped|generous|rounded|level|liquid|good|big|large|small|medium|long|full|overflowing|packed|fat|plump|thick|thin|very)\s+(?=(?:cups?|tablespoons?|teaspoons?|tbsp|tsp|pints?|handfuls?|pinch(?:es)?|bunch(?:es)?|heads?|cans?|cloves?|slices?|stalks?|sprigs?|strips?|jars?|packages?|bags?|ribs?|pieces?|dash|knobs?|rashers?|bottles?|tins?|sticks?|bulbs?|garlic|shallots?)\b)/i;

/** "three-quarters of a cup", "a third cup" */
const partOf = /^(?:(an?|one|two|three)[ -])?(quarters?|fourths?|thirds?)(?: of (?:an?|the))?\s+(?=[a-z])/i;
const half = /^(?!half (?:and|&) half)(?:half(?: of)? an?|(?:an? |one[ -])half(?: of an?)?|half(?: of)?(?: the)?)\s+(?=[a-z\d])/i;
/** "one and a half", "1 & 1/2" */
const andPart = /^(\d+)\s+(?:and|&|plus)\s+(?:an?\s+|one[ -])?(half|quarter|third|\d\/\d)\b\s*/i;
const wordedParts: Readonly<Record<string, string>> = { half: '1/2', quarter: '1/4', third: '1/3' };
const word = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const inWords = new RegExp(
  String.raw`^(an?|${word})(?: (?:to|or) (${word}))?\s+(?!(?:bean|cheese|grain|spice|powder)s?\b)(?=[a-z\d(])`,
  'i',
);

/** "butter, 100 g", "garlic, 2 cloves", "flour (2 cups)", "onions 2": the amount behind the name. */
const amountBehind = new RegExp(
  String.raw`^([^\d,(]+?(?:\([^\d()]*\)[^\d,(]*?)?)(?:\s*[,:(]\s*|\s+-?\s*)(?:${roughly}\s*)?(${range}\s*(?:${behind}${otherwise})?)(?:\s*(?:small|medium|large)(?:[- ]sized)?)?\)?(?=\s*(?:[(,]|$))`,
  'i',
);

const toDigits = (said: string | undefined) => numberWords[said?.toLowerCase() ?? 'a'] ?? said;

const take = (reading: Reading, pattern: RegExp, rewrite: (...groups: (string | undefined)[]) => string): void => {
  const found = pattern.exec(reading.text);
  if (found) reading.text = `${rewrite(...found.slice(1))}${reading.text.slice(found[0].length)}`.trim();
};

/** Puts an amount that stands behind the name before it, and takes the brackets off a container. */
export const amountFirst = (reading: Reading): void => {
  if (reading.text.includes('(')) take(reading, containerInBrackets, (howMany, inside) => `${howMany} ${inside}`);
  if (!/^[^\d,(].*\d/.test(reading.text) || hedges.test(reading.text) || inWords.test(reading.text)) return;
  const [all = '', name = '', amount = ''] = amountBehind.exec(reading.text) ?? [];
  if (name === '' || name.split(' ').length > 6 || /\b(?:half|for|from|in|of|to|with)$/i.test(name)) return;
  reading.text = `${amount} ${name}${reading.text.slice(all.length)}`;
};

const wordsToDigits = (reading: Reading): void => {
  take(reading, /^(?:an?\s+)?couple(?:\s+of)?\s+(?=[a-z])/i, () => '2 ');
  take(reading, vagueAmount, () => '');
  take(reading, hedges, () => '');
  take(reading, half, () => '1/2 ');
  take(reading, partOf, (many, part = '') => `${toDigits(many)}/${/^th/i.test(part) ? 3 : 4} `);
  take(reading, /^(?=doz(?:en)?\b)/i, () => '1 ');
  take(reading, /^an?\s+(?=\d+\/\d)/i, () => '');
  take(reading, inWords, (low, high) => `${toDigits(low)}${high ? ` to ${toDigits(high)}` : ''} `);
};

/**
 * Brings the amount at the front of a line, which has no brackets any more, into the one form that is read next: a number, or a range of
 * numbers, and then a unit. Sizes and second measures go to the notes.
 */
export const straightenAmount = (reading: Reading): void => {
  const aside = (text: string | undefined) => {
    const said = text?.replace(/^[\s,/]+/, '').trim();
    if (said) reading.notes.push(said);
  };
  if (!/^\d/.test(reading.text)) wordsToDigits(reading);
  if (!/^\d/.test(reading.text)) return;
  take(reading, andPart, (whole, part = '') => `${whole} ${wordedParts[part.toLowerCase()] ?? part} `);
  take(reading, /^(\d+),(\d{1,3})(?=\s*[a-z])/i, (whole, rest = '') => `${whole}${rest.length < 3 ? '.' : ''}${rest}`);
  take(reading, sizedContainer, (low, high, big = '', shape = '') => {
    if (low === undefined && shape !== '' && !isLength.test(big)) return `${big} `;
    aside(big);
    return `${low ?? 1}${high ? ` to ${high}` : ''} ${shape}`;
  });
  take(reading, fullness, (amount) => `${amount} `);
  if (!secondAmount.test(reading.text)) return;
  take(reading, sizedThing, (howMany, big) => {
    aside(`${big} each`);
    return `${howMany} `;
  });
  take(reading, unitTwice, (low, unit, high) => `${low}-${high} ${unit} `);
  take(reading, further, (first, second) => {
    aside(second);
    return first ?? '';
  });
  for (const pattern of [twoSizes, sum])
    take(reading, pattern, (first, others) => {
      aside(others);
      return `${first} `;
    });
};
