/** What must be how hot in the middle, in degrees Fahrenheit, by the words of the list; the first that fits counts. */
const mustReach: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:broth|stock|bouillon|gravy|smoked|cooked|andouille|canned|cans?|tins?|leftover|deli|rotisserie|cornstarch|mix|sauce|seasoning|dried)\b/i,
    0,
  ],
  [/\b(?:chicken|turkey|duck|hen|goose|quail|poultry)\b/i, 165],
  [
    /\b(?:ground (?:beef|pork|lamb|veal|chuck|meat)|minced? (?:beef|pork|lamb|veal)|(?:beef|pork|lamb|veal) mince|sausages?|bratwurst|meatballs?|patties)\b/i,
    160,
  ],
  [/\b(?:beef|steaks?|pork|lamb|veal|venison|ribeye|sirloin)\b/i, 145],
  [/\b(?:salmon|cod|halibut|trout|tilapia|catfish|swordfish|snapper|fish(?! sauce))\b/i, 145],
];

/** The temperature that the middle of the food must reach; 0 if there is none. */
export const needOf = (text: string): number => mustReach.find(([pattern]) => pattern.test(text))?.[1] ?? 0;

/** Degrees Fahrenheit that a sentence names, as far as food and not an oven, oil or yeast can be meant. */
const degreesIn = (sentence: string): number[] =>
  [...sentence.matchAll(/(\d{2,3})(?:\s*(?:-|to|–)\s*(\d{2,3}))?\s*(?:°|º|degrees)?\s*(F|C)?\b/gi)].flatMap(([text, low, , letter]) => {
    if (!/[°º]|degrees|\d\s?[FC]\b/i.test(text)) return [];
    const degrees = letter?.toUpperCase() === 'C' ? Number(low) * 1.8 + 32 : Number(low);
    return degrees > 115 && degrees < 200 ? [Math.round(degrees)] : [];
  });

/** The temperatures in steps at which something on the list would not be safe yet. */
export const tooCool = (ingredients: readonly string[], steps: readonly string[]): number[] => {
  const raw = ingredients.map((line) => ({ line, need: needOf(line) })).filter(({ need }) => need > 0);
  if (raw.length === 0) return [];
  const most = Math.max(...raw.map(({ need }) => need));
  return steps
    .flatMap((step) => step.split(/(?<=[.!?])\s+/))
    .filter((sentence) => !/\b(?:water|yeast|oil to|milk to|sugar|syrup)\b/i.test(sentence))
    .flatMap((sentence) => {
      const named = Math.max(0, ...raw.filter(({ need }) => needOf(sentence) === need).map(({ need }) => need));
      return degreesIn(sentence).filter((degrees) => degrees < (named === 0 ? most : named) - 1);
    });
};

/** True where the list has something raw, and no text says how hot it must be. */
export const saysNoTemperature = (ingredients: readonly string[], texts: readonly string[]): boolean =>
  Math.max(0, ...ingredients.map(needOf)) >
  Math.max(0, ...[...texts.join(' ').matchAll(/(\d{3})°F/g)].map(([, degrees]) => Number(degrees)).filter((degrees) => degrees < 200));
