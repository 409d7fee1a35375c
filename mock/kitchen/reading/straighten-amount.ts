import { numberWords, vagueAmount } from './line-words.js';

/** A line in the making: what is left to read, and what was put aside. */
export interface Reading {
  text: string;
  notes: string[];
}

const number = String.raw`\d+(?:[.,]\d+)?(?:\s+\d+/\d+|/\d+)?`;
const range = String.raw`${number}-?(?:\s*(?:-|to|or)\s*${number})?`;
const measure = String.raw`(?:(?:fluid |fl\.? )?(?:ounces?|oz)|pounds?|lbs?|grams?|grammes?|gm?|kilograms?|kilos?|kgs?|ml|mls|cl|dl|millilit(?:er|re)s?|lit(?:er|re)s?|l|quarts?|qts?|pints?|pts?|gallons?|gal|cups?|c|tablespoons?|tbsps?|tbs|teaspoons?|tsps?|inch(?:es)?|in|cm|centimet(?:er|re)s?)\b\.?`;
const weightOrLength = String.raw`(?:ounces?|oz|pounds?|lbs?|grams?|g|kilograms?|kg|inch(?:es)?|in|cm)\b\.?`;
const container = String.raw`(?:large |small |medium )?(?:cans?|tins?|jars?|packages?|pkgs?|packets?|packs?|box(?:es)?|bags?|cartons?|containers?|tubs?|clamshells?|bottles?|env|envelopes?|sachets?|pots?(?! roast| pie)|punnets?|loa(?:f|ves)|logs?|sticks?|blocks?|bars?|tubes?|rolls?|sleeves?|pouch(?:es)?|wheels?|rounds?|sheets?|slices?|pieces?|knobs?|chunks?|strips?|lengths?|thumbs?|balls?|squares?)\b`;
const count = String.raw`(?:(${number}(?:\s*(?:-|to)\s*\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+)?`;

const size = String.raw`(?:about |approximately )?${range}[\s-]*${measure}(?:\s*/\s*${range}[\s-]*${measure})?(?:[\s-]*(?:long|thick|wide))?`;

/** "1 (14.5 oz) can", "28-ounce can", "2 x 400g/14oz tins": the size of what is counted. */
const sizedContainer = new RegExp(String.raw`^${count}(?:[x×]\s*)?\(?\s*(${size})\s*\)?[\s-]+(?=${container})`, 'i');
/** "2 x 250g steaks" */
const times = new RegExp(String.raw`^(${number})\s*[x×]\s*(${size})\s+`, 'i');
/** "two 8-ounce salmon fillets" */
const sizedThing = new RegExp(
  String.raw`^(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s+((?!\d+/\d)${range}[\s-]*${weightOrLength}(?:[\s-]*(?:thick|long|wide))?)[\s-]+(?=[a-z])`,
  'i',
);
/** "500g/1lb 2oz", "1 cup / 240 ml" */
const twin = new RegExp(String.raw`^(${range}[\s-]*${measure})\s*/\s*${range}[\s-]*${measure}(?:\s*${range}\s*${measure})?(?=\s)`, 'i');
/** "1 cup plus 2 tablespoons", "1 lb 4 oz" */
const more = new RegExp(
  String.raw`^(${range}[\s-]*${measure}),?\s+((?:plus |\+ ?|and |& )?(?:an? |${number}\s*)(?:additional |more )?${measure})(?=[\s,])`,
  'i',
);

const hedges =
  /^(?:(?:about|approximately|approx|roughly|around|circa|ca|up to|at least|scant|heaping|heaped|generous|rounded|level|good|an additional|additional|another|an extra|extra|just under|just over|almost|nearly|minimum)\b\.?\s+)+(?=[\da]|(?:one|two|half|pinch|handful|bunch|knob|dash)\b)/i;

const fullness =
  /^([\d\s/.]+(?:(?:-|to|or) [\d\s/.]+)?)\s*(?:scant|heaping|heaped|generous|rounded|level|good|big|large|small|medium|full|overflowing|packed|fat|thick|thin|very)\s+(?=(?:cups?|tablespoons?|teaspoons?|tbsp|tsp|handfuls?|pinch(?:es)?|bunch(?:es)?|heads?|cans?|cloves?|slices?|stalks?|sprigs?|jars?|packages?|bags?|ribs?|pieces?|dash|knob|rashers?|bottles?|tins?|sticks?)\b)/i;

/** "three-quarters of a cup", "a third cup" */
const partOf = /^(?:(an?|one|two|three)[ -])?(quarters?|fourths?|thirds?)(?: of (?:an?|the))?\s+(?=[a-z])/i;
/** "one and a half", "1 & 1/2" */
const andPart = /^(\d+|one|two|three|four|five|six)\s+(?:and|&|plus)\s+(?:an?\s+|one[ -])?(half|quarter|third|\d\/\d)\b\s*/i;
const wordedParts: Readonly<Record<string, string>> = { half: '1/2', quarter: '1/4', third: '1/3' };

/** "butter, 100 g", "garlic, 2 cloves": the amount behind the name. */
const amountBehind = new RegExp(
  String.raw`^([^,\d]+),\s*(${range}\s*(?:${measure}|${container}|cloves?|sprigs?|stalks?|bunch(?:es)?|handfuls?|heads?)?)$`,
  'i',
);

/** "1 cup, packed, brown sugar" */
const packedBehind = new RegExp(
  String.raw`^(${range}\s*${measure}),\s*(?:(?:(?:firmly|lightly|loosely|tightly|well) )?packed|divided|heaping|level),\s*`,
  'i',
);

const toDigits = (word: string | undefined) => numberWords[word?.toLowerCase() ?? 'a'] ?? word;

const take = (reading: Reading, pattern: RegExp, rewrite: (...groups: (string | undefined)[]) => string) => {
  const found = pattern.exec(reading.text);
  if (found) reading.text = `${rewrite(...found.slice(1))}${reading.text.slice(found[0].length)}`.trim();
};

/**
 * Brings the amount at the front of a line into the one form that the parser reads, a number and then a unit; sizes and second
 * measures go to the notes.
 */
export const straightenAmount = (reading: Reading): void => {
  const aside = (text: string | undefined) => {
    if (text) reading.notes.push(text.trim());
  };
  take(reading, amountBehind, (name, amount) => `${amount} ${name}`);
  take(reading, /^(?:an?\s+)?couple(?:\s+of)?\s+(?=[a-z])/i, () => '2 ');
  take(reading, vagueAmount, () => '');
  take(reading, hedges, () => '');
  take(
    reading,
    /^(?!half (?:and|&) half)(?:half(?: of)? an?|(?:an? |one[ -])half(?: of an?)?|half(?: of)?(?: the)?)\s+(?=[a-z])/i,
    () => '1/2 ',
  );
  take(reading, partOf, (many, part = '') => `${toDigits(many)}/${/^th/i.test(part) ? 3 : 4} `);
  take(reading, andPart, (whole, part = '') => `${toDigits(whole)} ${wordedParts[part.toLowerCase()] ?? part} `);
  take(reading, /^1\/2 (?:a )?doz(?:en)?\b\.?\s+/i, () => '6 ');
  take(reading, /^(?:(an?|one|two|three|four|\d+)\s+)?doz(?:en)?\b\.?\s+/i, (dozens) => `${12 * Number(toDigits(dozens))} `);
  take(reading, /^(\d+),(\d{1,2})(?=\s*[a-z])/i, (whole, rest) => `${whole}.${rest}`);
  take(reading, /^(\d{1,3}),(\d{3})\b/, (thousands, rest) => `${thousands}${rest}`);
  take(reading, sizedContainer, (howMany, big) => {
    aside(big);
    return `${toDigits(howMany)} `;
  });
  take(reading, times, (howMany, big) => {
    aside(`${big} each`);
    return `${howMany} `;
  });
  take(reading, sizedThing, (howMany, big) => {
    aside(`${big} each`);
    return `${toDigits(howMany)} `;
  });
  take(
    reading,
    /^(an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: (?:to|or) (two|three|four|five|six|seven|eight|nine|ten|twelve))?\s+(?!(?:bean|cheese|grain|spice|powder)s?\b)(?=[a-z(])/i,
    (low, high) => `${toDigits(low)}${high ? ` to ${toDigits(high)}` : ''} `,
  );
  take(reading, twin, (first) => first ?? '');
  take(reading, more, (first, second) => {
    aside(second);
    return first ?? '';
  });
  take(reading, new RegExp(`^(${number})-?\\s+(?:to|or)\\s+(${number})-(?=[a-z])`, 'i'), (low, high) => `${low} to ${high} `);
  take(reading, /^(\d[\d\s/.]*)-(?=(?:ounce|oz|pound|lb|gram|cup|quart)\b)/i, (amount) => `${amount} `);
  take(reading, /^([\d/.]+(?:\s+\d+\/\d+)?)\s+(?:of\s+)?(?:an?|the)\s+/i, (amount) => `${amount} `);
  take(reading, packedBehind, (amount) => `${amount} `);
  take(reading, fullness, (amount) => `${amount} `);
  take(reading, /^([\d\s/.]+)(?:fat|plump)\s+(?=(?:garlic|shallots?)\b)/i, (amount) => amount ?? '');
  take(reading, new RegExp(`^(${range}\\s*${measure}),? weight,?\\s+`, 'i'), (amount) => `${amount} `);
};
